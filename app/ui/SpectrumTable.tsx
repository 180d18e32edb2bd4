import { useId } from 'react';
import styles from './SpectrumTable.module.css';

interface Row {
  title: string;
  name?: string;
  lit: readonly boolean[];
}

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** What a lit and an unlit bead say to those who cannot see them. */
  labels: { lit: string; unlit: string };
  tone?: 'paper' | 'ink';
}

/** A row of beads per generation, one for each energy, lit where the energy is used. */
export function SpectrumTable({ caption, columns, rows, labels, tone = 'paper' }: Props) {
  const id = useId();
  const hasNames = rows.some(({ name }) => name);
  const classes = [styles.table, tone === 'ink' && 'on-ink', hasNames && styles.withNames];
  return (
    <table className={classes.filter(Boolean).join(' ')}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, index) => (
            <th key={column} id={`${id}-column-${index}`} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={row.title}>
            <th id={`${id}-row-${rowIndex}`} scope="row">
              <span className={styles.title}>{row.title}</span>{' '}
              {row.name && <span className={styles.name}>{row.name}</span>}
            </th>
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
        ))}
      </tbody>
    </table>
  );
}
