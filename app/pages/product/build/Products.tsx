import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Products.module.css';

interface Props {
  words: Words['product-build']['products'];
  alt: string;
  illustration: string;
}

const sizes = '(min-width: 992px) 90vw, 142vw';

/** A block and a panel that have come out of floor and wall, with their coating lifted off. */
export function Products({ words, alt, illustration }: Props) {
  return (
    <section
      id="blocks-and-panels"
      className={styles.section}
      aria-labelledby="blocks-and-panels-title"
    >
      <figure className={styles.figure}>
        <div className={styles.day}>
          <Picture of="diorama-materials" alt={alt} sizes={sizes} className={styles.picture} />
        </div>
        <Picture
          of="diorama-materials-night"
          alt=""
          sizes={sizes}
          className={`${styles.picture} ${styles.night}`}
        />
        <p className={styles.label} aria-hidden="true">
          {words.coating}
        </p>
        <figcaption>{illustration}</figcaption>
      </figure>
      <div className={styles.say}>
        <h2 id="blocks-and-panels-title">{words.title}</h2>
        <p>{words.lead}</p>
        <dl>
          {[words.block, words.panel].map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
