import styles from './CountTable.module.css';

interface Count {
  count: number;
  text: string;
}

interface Props {
  caption: string;
  columns: readonly [name: string, before: string, after: string, reduction: string];
  rows: readonly { name: string; before: Count; after: Count; reduction: string }[];
}

/** Counts before and after as a table that can be counted: one dot for each, ten to a line. */
export function CountTable({ caption, columns, rows }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after, reduction }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {before.text}
              <Dots count={before.count} places={before.count} />
            </td>
            <td>
              {after.text}
              <Dots count={after.count} places={before.count} />
            </td>
            <td>
              <span className={styles.name} aria-hidden="true">
                {columns[3]}
              </span>{' '}
              {reduction}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const perLine = 10;
/** Nobody would count more. */
const mostDots = 100;

/** As many dots as were counted, and a ring in the place of each one that is gone. */
function Dots({ count, places }: { count: number; places: number }) {
  if (places > mostDots) return null;
  return (
    <svg viewBox={`0 0 105 ${Math.ceil(places / perLine) * 10}`} aria-hidden="true">
      {Array.from({ length: places }, (_, place) => {
        const column = place % perLine;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={place}
            className={place < count ? undefined : styles.gone}
            cx={4.2 + column * 10 + (column < perLine / 2 ? 0 : 5)}
            cy={5 + Math.floor(place / perLine) * 10}
            r="3.8"
          />
        );
      })}
    </svg>
  );
}
