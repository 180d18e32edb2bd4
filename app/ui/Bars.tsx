import type { ReactNode } from 'react';
import styles from './Bars.module.css';

interface Bar {
  /** Length in per cent of the row. */
  share: number;
  /** Left out where the whole row is the scale itself. */
  text?: ReactNode;
}

export interface BarsRow {
  name: string;
  /** The value before, the reference: a quiet line that fills what it measured. */
  against?: Bar;
  /** The value after: the one that glows. */
  value: Bar;
}

interface Props {
  rows: readonly BarsRow[];
  /** On ink instead of on paper. */
  dark?: boolean;
}

/**
 * Results drawn as bars; each row has its own scale. Hidden from screen readers, because the table
 * beside it says the same. Lengths are SVG attributes: the site's policy allows no style attribute.
 */
export function Bars({ rows, dark }: Props) {
  return (
    <div className={dark ? `${styles.bars} ${styles.dark}` : styles.bars} aria-hidden="true">
      {rows.map((row) => (
        <div className={styles.row} key={row.name}>
          <span className={styles.name}>{row.name}</span>
          <svg
            className={styles.drawing}
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {row.against && (
              <rect className={styles.against} width={row.against.share} height="10" />
            )}
            <rect className={styles.value} width={row.value.share} height="10" />
          </svg>
          <span className={styles.figures}>
            {row.against?.text && <span className={styles.before}>{row.against.text}</span>}
            <span className={styles.after}>{row.value.text}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
