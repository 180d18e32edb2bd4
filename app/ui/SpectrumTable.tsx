import { useId } from 'react';
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
  // A row's title stands in a row of its own, where not every screen reader finds it by its scope.
  const id = useId();
  return (
    <table className={tone === 'ink' ? `${styles.table} ${styles.ink}` : styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} id={`${id}-column-${index}`} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row, rowIndex) => (
        <tbody key={row.title}>
          <tr>
            <th id={`${id}-row-${rowIndex}`} scope="rowgroup" colSpan={columns.length}>
              <span className={styles.title}>{row.title}</span>{' '}
              {row.name && <span className={styles.name}>{row.name}</span>}{' '}
              {row.text && <span className={styles.text}>{row.text}</span>}
            </th>
          </tr>
          <tr>
            {columns.map((column, index) => (
              <td
                key={column}
                headers={`${id}-row-${rowIndex} ${id}-column-${index}`}
                className={row.lit[index] ? styles.lit : styles.unlit}
              >
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
