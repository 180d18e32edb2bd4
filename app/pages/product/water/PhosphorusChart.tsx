import styles from './PhosphorusChart.module.css';

interface Column {
  name: string;
  /** Height in percent of the crude water's value. */
  untreated?: { text: string; share: number };
  /** What was removed. */
  treated?: string;
}

interface Props {
  labels: { untreated: string; treated: string };
  columns: readonly Column[];
}

/** Phosphorus over time. A column has what was reported for it; no line joins the columns. */
export function PhosphorusChart({ labels, columns }: Props) {
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.columns}>
        {columns.map((column) => (
          <div className={styles.column} key={column.name}>
            <span className={styles.value}>{column.untreated?.text ?? '\u00a0'}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              {column.untreated && (
                <rect
                  className={styles.untreated}
                  y={100 - column.untreated.share}
                  x="2.5"
                  width="5"
                  height={column.untreated.share}
                />
              )}
            </svg>
            <span className={styles.name}>{column.name}</span>
            <span className={column.treated ? styles.treated : styles.gap}>
              {column.treated ?? '\u00a0'}
            </span>
          </div>
        ))}
      </div>
      <ul className={styles.legend}>
        <li className={styles.untreatedKey}>{labels.untreated}</li>
        <li className={styles.treatedKey}>{labels.treated}</li>
      </ul>
    </div>
  );
}
