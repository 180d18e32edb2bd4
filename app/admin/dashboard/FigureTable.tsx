import { useLanguage } from '../words/words.tsx';
import styles from './Figure.module.css';

export interface TableData {
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
}

export function FigureTable({ label, columns, rows }: TableData & { label: string }) {
  const { language } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={columns[at + 1]}>
                  {typeof value === 'number' ? value.toLocaleString(language) : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
