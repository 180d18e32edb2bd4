import { notGiven } from '../../../ui/EvidenceTable.tsx';
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
            <span className={styles.value}>{column.untreated?.text ?? notGiven}</span>
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
            <span className={isGiven(column.treated) ? styles.treated : styles.gap}>
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

const isGiven = (text: string | undefined) => text !== undefined && text !== notGiven;
