import styles from './BacteriaDots.module.css';

interface Side {
  label: string;
  figure: string;
}

interface Props {
  before: Side;
  after: Side;
}

/** Ten thousand dots against fewer than ten: a pattern draws 100 × 100 of them at no cost. */
export function BacteriaDots({ before, after }: Props) {
  return (
    <div className={styles.fields} aria-hidden="true">
      <div>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <pattern id="bacteria" width="1" height="1" patternUnits="userSpaceOnUse">
            <circle cx="0.5" cy="0.5" r="0.3" />
          </pattern>
          <rect width="100" height="100" fill="url(#bacteria)" />
        </svg>
        <p>
          <strong>{before.figure}</strong> {before.label}
        </p>
      </div>
      <div>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {left.map(([x, y]) => (
            <circle key={x} className={styles.left} cx={x + 0.5} cy={y + 0.5} r="0.45" />
          ))}
        </svg>
        <p>
          <strong>{after.figure}</strong> {after.label}
        </p>
      </div>
    </div>
  );
}

/** "Below 10" is at most nine. */
const left = [
  [12, 71],
  [23, 18],
  [34, 52],
  [47, 86],
  [52, 31],
  [63, 64],
  [71, 9],
  [80, 43],
  [91, 77],
] as const;
