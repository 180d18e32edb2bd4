import type { ReactNode } from 'react';
import styles from './EmptyField.module.css';

/** Rows of beads from far to near. */
const rows: { y: number; size: number; start: number }[] = [];
for (let distance = 80; distance > 14.4; distance -= stepAt(distance)) {
  const size = round(610 / distance);
  rows.push({ y: round(330 + 14 * size), size, start: rows.length % 2 ? -size / 2 : 0 });
}

/** Packed balls lie √3/2 apart; the farther off, the more are left out, which nobody sees. */
function stepAt(distance: number) {
  return Math.min(Math.max(0.866, (distance - 7) / 19), 2.2);
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}

/** One bead is missing, as what was looked for; EmptyField's CSS has its place (860, 720) for the glow. */
const gap = rows.find(({ y }) => y > 715);

function xInRow({ start, size }: (typeof rows)[number], near: number) {
  return round(start + size * Math.round((near - start) / size));
}

/** The surface from above, drawn so that it is sharp in any window; EmptyField's CSS lights it. */
export function BeadPlain({ children }: { children: ReactNode }) {
  return (
    <>
      <Layer>
        <rect className={styles.ground} y="430" width="1600" height="470" />
        {/* A dash without length and with round caps is a disc; four to a bead. */}
        {rows.map(({ y, size, start }) => (
          <g key={y} strokeDasharray={`0 ${size}`}>
            <path className={styles.edge} d={`M${round(start)} ${y}H1640`} strokeWidth={size} />
            <path
              className={styles.side}
              d={`M${round(start - size * 0.02)} ${round(y - size * 0.05)}H1640`}
              strokeWidth={round(size * 0.86)}
            />
            <path
              className={styles.body}
              d={`M${round(start - size * 0.04)} ${round(y - size * 0.1)}H1640`}
              strokeWidth={round(size * 0.6)}
            />
            <path
              className={styles.shine}
              d={`M${round(start - size * 0.08)} ${round(y - size * 0.22)}H1640`}
              strokeWidth={round(size * 0.26)}
            />
            {gap?.y === y && (
              <circle className={styles.gap} cx={xInRow(gap, 860)} cy={y} r={round(size / 2)} />
            )}
          </g>
        ))}
      </Layer>
      {children}
      {/* The far rows fade into the ground above, and so does what shines on them. */}
      <Layer>
        <linearGradient id="plain-haze" x2="0" y2="1">
          <stop className={styles.haze} />
          <stop className={styles.haze} offset="1" stopOpacity="0" />
        </linearGradient>
        <rect fill="url(#plain-haze)" y="430" width="1600" height="209" />
      </Layer>
    </>
  );
}

function Layer({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 430 1600 470"
      preserveAspectRatio="xMidYMin slice"
      className={styles.plain}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
