import styles from './WaterDrawing.module.css';

interface Props {
  drop: string;
  film: string;
  illustration: string;
}

/** The same rain on two surfaces, seen from the side: drops on one, a film under the dirt on the other. */
export function WaterDrawing({ drop, film, illustration }: Props) {
  return (
    <figure>
      <div className={styles.pair}>
        <div>
          <svg viewBox="0 52 520 136" aria-hidden="true">
            <path className={styles.water} d="M58 180 a44 44 0 1 1 64 0 z" />
            <path className={styles.water} d="M206 180 a62 62 0 1 1 92 0 z" />
            <path className={styles.water} d="M392 180 a34 34 0 1 1 50 0 z" />
            <Dirt at={[150, 338, 356, 478]} lift={0} />
            <path className={styles.surface} d="M0 180 H520" />
          </svg>
          <p className={styles.name}>{drop}</p>
        </div>
        <div>
          <svg viewBox="0 52 520 136" aria-hidden="true">
            <path
              className={styles.water}
              d="M0 164 C90 158 150 168 240 163 S420 158 520 165 V180 H0 z"
            />
            <Dirt at={[104, 226, 330, 438]} lift={15} />
            <path className={styles.coated} d="M0 180 H520" />
          </svg>
          <p className={`${styles.name} ${styles.ours}`}>{film}</p>
        </div>
      </div>
      <figcaption className={styles.illustration}>{illustration}</figcaption>
    </figure>
  );
}

function Dirt({ at, lift }: { at: readonly number[]; lift: number }) {
  return (
    <g className={styles.dirt}>
      {at.map((x) => (
        <g key={x}>
          <circle cx={x} cy={173 - lift} r="7" />
          <circle cx={x + 10} cy={175 - lift} r="5" />
          <circle cx={x + 3} cy={165 - lift} r="5" />
        </g>
      ))}
    </g>
  );
}
