import type { Words } from '#content/words.ts';
import styles from './Steps.module.css';

interface Props {
  words: Words['product-redchec']['how'];
  illustration: string;
}

/** The same drops three times (sprayed, seconds later, read), half of them on the coating. */
export function Steps({ words, illustration }: Props) {
  const classes = [styles.red, styles.fading, styles.colorless];
  return (
    <figure>
      <ol className={styles.steps}>
        {words.steps.map((step, index) => (
          <li key={step.name}>
            <svg viewBox="0 0 400 280" aria-hidden="true">
              <path className={styles.coating} d="M200 0 H400 V280 H200 z" />
              {drops.map(({ x, y, r }) => (
                <circle
                  key={x}
                  className={x < 200 ? styles.red : classes[index]}
                  cx={x}
                  cy={y}
                  r={r}
                />
              ))}
              <path className={styles.border} d="M200 0 V280" />
            </svg>
            <div className={styles.sides} aria-hidden="true">
              <span>{words.uncoated}</span>
              <span>{words.coated}</span>
            </div>
            <h3>{step.name}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <figcaption className={styles.illustration}>{illustration}</figcaption>
    </figure>
  );
}

const round = (value: number) => Number(value.toFixed(1));

/** Scattered evenly by a low-discrepancy sequence, larger toward the viewer. */
const drops = Array.from({ length: 84 }, (_, index) => {
  const x = 8 + ((index * 0.7548776662) % 1) * 384;
  const depth = (index * 0.5698402909) % 1;
  const r = 1.5 + depth * 5 + (index % 9 === 0 ? 5 : (index % 3) * 1.2);
  return { x: round(x), y: round(12 + depth * 256), r: round(r) };
}).filter(({ x, r }) => Math.abs(x - 200) > r + 3);
