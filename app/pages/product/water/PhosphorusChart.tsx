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
            <svg aria-hidden="true">{column.untreated && <Bar {...column.untreated} />}</svg>
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

/** In per cent, which is not distorted as a stretched drawing would be: the value stands on its bar. */
function Bar({ text, share }: { text: string; share: number }) {
  const top = `${100 - share}%`;
  return (
    <>
      <rect className={styles.untreated} x="25%" y={top} width="50%" height={`${share}%`} />
      <text className={styles.value} x="50%" y={top} dy="-0.5em">
        {text}
      </text>
    </>
  );
}
