import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Hydrophilic.module.css';

interface Props {
  words: Words['product-build']['hydrophilic'];
  alt: string;
  illustration: string;
}

/** The same slab twice, under water: the two halves of one picture, each below its name. */
export function Hydrophilic({ words, alt, illustration }: Props) {
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
        {(['drop', 'film'] as const).map((surface) => (
          <div key={surface} className={styles[surface]}>
            <p>{words[surface]}</p>
            <Picture
              of="wetting"
              alt={surface === 'drop' ? alt : ''}
              sizes="(min-width: 768px) 100vw, 200vw"
              whole
              className={styles.half}
            />
          </div>
        ))}
        <figcaption>{illustration}</figcaption>
      </figure>
    </section>
  );
}
