import styles from './DotCounts.module.css';

interface Props {
  rows: readonly { name: string; before: number; after: number; cells: readonly string[] }[];
}

const perLine = 11;

/** One dot for each germ that was counted before; the dark ones were still there after. */
export function DotCounts({ rows }: Props) {
  return (
    <div className={styles.counts} aria-hidden="true">
      {rows.map((row) => (
        <div key={row.name}>
          <p className={styles.head}>
            <span>{row.name}</span>{' '}
            <strong>
              {row.cells[0]} → {row.cells[1]}
            </strong>
          </p>
          <svg
            viewBox={`0 0 ${perLine * 10} ${Math.ceil(row.before / perLine) * 10}`}
            aria-hidden="true"
          >
            {Array.from({ length: row.before }, (_, index) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                key={index}
                className={index < row.after ? styles.left : styles.gone}
                cx={5 + (index % perLine) * 10}
                cy={5 + Math.floor(index / perLine) * 10}
                r={index < row.after ? 3.4 : 3.1}
              />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
