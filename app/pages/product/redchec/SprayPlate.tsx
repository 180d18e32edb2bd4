import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './SprayPlate.module.css';

interface Props {
  words: Words['product-redchec']['how'];
  alt: string;
  illustration: string;
}

/**
 * A plate that is coated on its right, to be sprayed by the visitor (spray.ts). Without scripts or
 * motion it is shown as it is read in the end, above what is done in three steps.
 */
export function SprayPlate({ words, alt, illustration }: Props) {
  return (
    <section id="how" className={styles.how} aria-labelledby="how-title" data-spray="">
      <div className={styles.say}>
        <h2 id="how-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <figure>
        <div className={styles.plate} data-plate="">
          <Picture of="redchec-2" alt={alt} className={styles.picture} />
          <Picture of="redchec-1" alt="" className={`${styles.picture} ${styles.sprayed}`} />
          <Picture of="redchec-0" alt="" className={`${styles.picture} ${styles.clean}`} />
          <canvas className={styles.wet} />
          <canvas className={styles.fresh} />
          <svg className={styles.seam} viewBox="0 0 1920 1080" aria-hidden="true">
            <path d="M1050 -20 L730 1100" />
          </svg>
          <p className={styles.sides} aria-hidden="true">
            <span>{words.uncoated}</span>
            <span>{words.coated}</span>
          </p>
          <div className={styles.controls} hidden>
            <button type="button">{words.spray}</button>
            <p>{words.hold}</p>
          </div>
        </div>
        <figcaption className={styles.illustration}>{illustration}</figcaption>
      </figure>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step.name}>
            <h3>{step.name}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden" />
    </section>
  );
}
