import { BigFigure } from '../../../ui/BigFigure.tsx';
import styles from './FigureTable.module.css';

interface Props {
  caption: string;
  columns: readonly [name: string, figure: string];
  rows: readonly { name: string; figure: string }[];
}

/** A few results as large figures side by side. */
export function FigureTable({ caption, columns, rows }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figure }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <BigFigure figure={figure} size="row" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
