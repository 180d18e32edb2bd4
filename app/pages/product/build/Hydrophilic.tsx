import type { Words } from '#content/words.ts';
import styles from './Hydrophilic.module.css';
import { WaterDrawing } from './WaterDrawing.tsx';

interface Props {
  words: Words['product-build']['hydrophilic'];
  /** The name of the coating, which the drawing points at. */
  coating: string;
  illustration: string;
}

export function Hydrophilic({ words, coating, illustration }: Props) {
  return (
    <section
      id="super-hydrophilic"
      className={`${styles.section} on-ink`}
      aria-labelledby="super-hydrophilic-title"
    >
      <div className={styles.say}>
        <h2 id="super-hydrophilic-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <figure className={styles.pair}>
        <div>
          <WaterDrawing of="drops" />
          <p>{words.drop}</p>
        </div>
        <div className={styles.ours}>
          <div className={styles.drawing}>
            <WaterDrawing of="film" />
            <span className={styles.label} aria-hidden="true">
              {coating}
            </span>
          </div>
          <p>{words.film}</p>
        </div>
        <figcaption>{illustration}</figcaption>
      </figure>
    </section>
  );
}
