import { survivors } from './survivors.ts';
import styles from './TenThousand.module.css';

/** 125 × 80 places, of which nine are taken: what stays where nothing moves. */
export function Still() {
  return (
    <svg className={styles.still} viewBox="0 0 125 80" aria-hidden="true">
      <pattern id="places" width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx="0.5" cy="0.5" r="0.22" />
      </pattern>
      <rect width="125" height="80" fill="url(#places)" />
      {survivors.map(([across, down]) => (
        <circle
          key={across}
          className={styles.survivor}
          cx={Math.floor(across * 125) + 0.5}
          cy={Math.floor(down * 80) + 0.5}
          r="0.45"
        />
      ))}
    </svg>
  );
}
