import styles from './PhosphorusChart.module.css';

interface Column {
  name: string;
  /** Height in per cent of the crude water's value; none when it was not given. */
  untreated?: { text: string; share: number } | undefined;
  /** What was removed, or a dash. Crude water has neither. */
  treated?: string;
}

interface Props {
  labels: { untreated: string; treated: string };
  columns: readonly Column[];
}

/** Phosphorus over time. Values that were not given leave a gap; no line joins what is known. */
export function PhosphorusChart({ labels, columns }: Props) {
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.columns}>
        {columns.map((column) => (
          <div className={styles.column} key={column.name}>
            <span className={styles.value}>{column.untreated ? column.untreated.text : '—'}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              {column.untreated && (
                <rect
                  className={styles.untreated}
                  y={100 - column.untreated.share}
                  width="10"
                  height={column.untreated.share}
                />
              )}
            </svg>
            <span className={styles.name}>{column.name}</span>
            <span className={column.treated === '—' ? styles.gap : styles.treated}>
              {column.treated}
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
