import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Ripening.module.css';

interface Props {
  words: Words['product-fresh']['ripening'];
  alt: string;
  illustration: string;
}

/** The two halves of one picture, each with its own caption. */
export function Ripening({ words, alt, illustration }: Props) {
  const sizes = '(min-width: 78rem) 72rem, 180vw';
  return (
    <div className={styles.pair}>
      <figure>
        <Picture of="fresh" alt={alt} whole sizes={sizes} className={styles.left} />
        <figcaption>{words.untreated}</figcaption>
      </figure>
      <figure>
        <Picture of="fresh" alt="" whole sizes={sizes} className={styles.right} />
        <figcaption className={styles.treated}>{words.treated}</figcaption>
      </figure>
      <p className={styles.illustration}>{illustration}</p>
    </div>
  );
}
