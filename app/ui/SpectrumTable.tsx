import styles from './SpectrumTable.module.css';

interface Row {
  title: string;
  name?: string;
  text?: string;
  lit: readonly boolean[];
}

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** What a lit and an unlit field say to those who cannot see the band. */
  labels: { lit: string; unlit: string };
  tone?: 'paper' | 'ink';
}

/** A table drawn as bands, which show the columns that each row covers. */
export function SpectrumTable({ caption, columns, rows, labels, tone = 'paper' }: Props) {
  return (
    <table className={`${styles.table} ${styles[tone]}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.title}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length}>
              <span className={styles.title}>{row.title}</span>{' '}
              {row.name && <span className={styles.name}>{row.name}</span>}{' '}
              {row.text && <span className={styles.text}>{row.text}</span>}
            </th>
          </tr>
          <tr>
            {columns.map((column, index) => (
              <td key={column} className={row.lit[index] ? styles.lit : styles.unlit}>
                <span className="visually-hidden">
                  {row.lit[index] ? labels.lit : labels.unlit}
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
