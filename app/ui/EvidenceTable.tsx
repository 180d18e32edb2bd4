import styles from './EvidenceTable.module.css';

interface Row {
  name: string;
  /** Set small under the name: "µg/m³". */
  unit?: string;
  cells: readonly string[];
}

interface Props {
  caption: string;
  /** The head of the first column, then of each further one. */
  columns: readonly string[];
  rows: readonly Row[];
  /** What a reader must know to read the figures: computed values, missing values. */
  note?: string;
  /** That the figures are a test's, and how far they reach. */
  conditions: string;
  /** The column (counted without the names) with the main result; it is set in bold. */
  emphasis?: number;
}

/** Results as a table with a caption and scoped heads. */
export function EvidenceTable({ caption, columns, rows, note, conditions, emphasis }: Props) {
  const [nameColumn, ...valueColumns] = columns;
  return (
    <div className={styles.evidence}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameColumn}</th>
            {valueColumns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                {row.unit && <span className={styles.unit}> {row.unit}</span>}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={valueColumns[index]}
                  className={index === emphasis ? styles.point : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {note} {conditions}
      </p>
    </div>
  );
}
