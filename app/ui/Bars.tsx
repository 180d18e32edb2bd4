import styles from './Bars.module.css';

interface Bar {
  /** Length in percent of the row. */
  share: number;
  /** Left out where the whole row is the scale itself. */
  text?: string;
}

interface Row {
  name: string;
  /** The value before, or the reference value. */
  before: Bar;
  after: Bar;
}

/**
 * Results drawn as bars; each row has its own scale. Hidden from screen readers, because the table
 * beside it says the same. Lengths are SVG attributes: the site's policy allows no style attribute.
 */
export function Bars({ rows }: { rows: readonly Row[] }) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {rows.map((row) => (
        <div className={styles.row} key={row.name}>
          <span className={styles.name}>{row.name}</span>
          <svg
            className={styles.drawing}
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.against} width={row.before.share} height="10" />
            <rect className={styles.value} width={row.after.share} height="10" />
          </svg>
          <span className={styles.figures}>
            {row.before.text && <span className={styles.before}>{row.before.text}</span>}
            <span className={styles.after}>{row.after.text}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
