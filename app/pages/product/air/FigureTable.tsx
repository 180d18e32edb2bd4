import { BigFigure } from '../../../ui/BigFigure.tsx';
import styles from './FigureTable.module.css';

interface Props {
  caption: string;
  columns: readonly [name: string, figure: string];
  rows: readonly { name: string; figure: string; percent: number }[];
}

/** A few shares as large figures side by side, each with its line from 0 to 100 %. */
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
        {rows.map(({ name, figure, percent }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <BigFigure figure={figure} size="row" />
              <Share percent={percent} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line as long as the share is of its whole. */
function Share({ percent }: { percent: number }) {
  return (
    <svg className={styles.share} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H100V4H0Z" />
      <path d={`M0 0H${percent}V4H0Z`} />
    </svg>
  );
}
