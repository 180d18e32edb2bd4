import type { Words } from '#content/words.ts';
import styles from './Hydrophilic.module.css';
import { WaterDrawing } from './WaterDrawing.tsx';

interface Props {
  words: Words['product-build']['hydrophilic'];
  illustration: string;
}

export function Hydrophilic({ words, illustration }: Props) {
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
          <WaterDrawing of="film" />
          <p>{words.film}</p>
        </div>
        <figcaption>{illustration}</figcaption>
      </figure>
    </section>
  );
}
