import type { Words } from '#content/words.ts';
import styles from './Products.module.css';

interface Props {
  words: Words['product-build']['products'];
  illustration: string;
}

/** A block and a panel, drawn with the coating as the layer that it is. */
export function Products({ words, illustration }: Props) {
  return (
    <>
      <div className={styles.products}>
        <figure>
          <svg viewBox="0 0 520 340" aria-hidden="true">
            <path className={styles.left} d="M80 170 L260 260 V330 L80 240 z" />
            <path className={styles.right} d="M260 260 L440 170 V240 L260 330 z" />
            <path className={styles.body} d="M80 170 L260 80 L440 170 L260 260 z" />
            <path className={styles.seam} d="M170 125 L350 215 M350 125 L170 215" />
            <path className={styles.coating} d="M80 142 L260 52 L440 142 L260 232 z" />
            <path className={styles.lead} d="M352 98 L400 52 H520" />
            <text className={styles.text} x="520" y="42" textAnchor="end">
              {words.coating}
            </text>
          </svg>
          <figcaption>
            <h3>{words.block.name}</h3>
            <p>{words.block.text}</p>
          </figcaption>
        </figure>
        <figure>
          <svg viewBox="0 0 520 340" aria-hidden="true">
            <path className={styles.left} d="M132 64 L168 46 V286 L132 304 z" />
            <path className={styles.body} d="M132 64 L168 46 L388 46 L352 64 z" />
            <path className={styles.front} d="M132 64 H352 V304 H132 z" />
            <path className={styles.right} d="M352 64 L388 46 V286 L352 304 z" />
            <path
              className={styles.seam}
              d="M132 184 H352 M242 64 V184 M187 184 V304 M297 184 V304"
            />
            <path className={styles.coating} d="M108 76 H328 V316 H108 z" />
            <path className={styles.lead} d="M328 112 L414 32 H520" />
            <text className={styles.text} x="520" y="24" textAnchor="end">
              {words.coating}
            </text>
          </svg>
          <figcaption>
            <h3>{words.panel.name}</h3>
            <p>{words.panel.text}</p>
          </figcaption>
        </figure>
      </div>
      <p className={styles.illustration}>{illustration}</p>
    </>
  );
}
