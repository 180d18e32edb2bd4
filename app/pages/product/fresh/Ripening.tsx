import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SlideLine } from '../../../ui/SlideLine.tsx';
import styles from './Ripening.module.css';

interface Props {
  words: Words['product-fresh']['ripening'];
  alt: string;
  illustration: string;
}

/**
 * The two trays of one picture laid over the same place, with a line between them to move
 * (slide-line.ts); without scripts the picture is whole.
 */
export function Ripening({ words, alt, illustration }: Props) {
  const sizes = '(width < 768px) 205vw, 145vw';
  return (
    <figure className={styles.comparison}>
      <div className={styles.untreated}>
        <Picture of="fresh" alt={alt} whole sizes={sizes} />
      </div>
      <div className={styles.treated}>
        <Picture of="fresh" alt="" whole sizes={sizes} />
      </div>
      <SlideLine id="ripening-line" labelId="ripening-hint" />
      <figcaption className={styles.caption}>
        <span>{words.untreated}</span> <span className={styles.coated}>{words.treated}</span>
        <span className={styles.small}>
          <label className={styles.hint} id="ripening-hint" htmlFor="ripening-line">
            {words.compare}
          </label>{' '}
          {illustration}
        </span>
      </figcaption>
    </figure>
  );
}
