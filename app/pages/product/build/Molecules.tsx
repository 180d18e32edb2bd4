import styles from './Decomposition.module.css';

type Atom = readonly [x: number, y: number, radius: number, isCore?: 'core'];

/** Nitrogen dioxide, sulfur trioxide, formaldehyde: one known molecule of each kind, in the words' order. */
const molecules: readonly (readonly Atom[])[] = [
  [
    [60, 34, 17, 'core'],
    [26, 58, 14],
    [94, 58, 14],
  ],
  [
    [60, 46, 19, 'core'],
    [60, 12, 13],
    [28, 66, 13],
    [92, 66, 13],
  ],
  [
    [54, 40, 17, 'core'],
    [92, 40, 14],
    [30, 14, 9],
    [30, 66, 9],
  ],
];

export function Molecule({ of }: { of: number }) {
  const [center, ...others] = molecules[of] ?? [];
  if (!center) return null;
  return (
    <svg className={styles.molecules} viewBox="0 0 120 80" aria-hidden="true">
      {others.map(([x, y]) => (
        <line
          key={`${x} ${y}`}
          className={styles.bond}
          x1={center[0]}
          y1={center[1]}
          x2={x}
          y2={y}
        />
      ))}
      {[center, ...others].map(([x, y, radius, isCore]) => (
        <circle
          key={`${x} ${y}`}
          className={isCore ? `${styles.atom} ${styles.core}` : styles.atom}
          cx={x}
          cy={y}
          r={radius}
        />
      ))}
    </svg>
  );
}
