import styles from './ParticleColumns.module.css';

interface Props {
  columns: readonly { name: string; size: number; share: number; removal: string }[];
}

/** Removal by particle size: the column's height is the share removed, the circle is the particle to scale. */
export function ParticleColumns({ columns }: Props) {
  const largest = Math.max(...columns.map((column) => column.size));
  return (
    <div className={styles.columns} aria-hidden="true">
      {columns.map((column) => (
        <div className={styles.column} key={column.name}>
          <svg className={styles.particle} viewBox="0 0 100 100" aria-hidden="true">
            <circle
              cx="50"
              cy={100 - (50 * column.size) / largest}
              r={(50 * column.size) / largest}
            />
          </svg>
          <svg
            className={styles.removal}
            viewBox="0 0 10 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.whole} width="10" height="100" />
            <rect
              className={styles.removed}
              y={100 - column.share}
              width="10"
              height={column.share}
            />
          </svg>
          <span className={styles.name}>{column.name}</span>
        </div>
      ))}
    </div>
  );
}
