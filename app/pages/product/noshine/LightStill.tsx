import styles from './LightStill.module.css';

/** Rows of beads from far to near; a dashed line with round caps and no dash length draws dots. */
const rows = [40, 35, 30.5, 27, 24, 21.5, 19.3, 17.4, 15.8, 14.4, 13.2, 12.1, 11.1, 10.2, 9.4].map(
  (distance, index) => {
    const size = Math.round((78 * 9) / distance);
    return {
      size,
      y: Math.round(250 + (560 * 9) / distance),
      start: 800 - Math.ceil(800 / size) * size - (index % 2 ? size / 2 : 0),
    };
  },
);

const clumps = [
  { x: 420, y: 560, size: 62 },
  { x: 1010, y: 640, size: 74 },
  { x: 770, y: 486, size: 44 },
  { x: 1290, y: 470, size: 42 },
  { x: 250, y: 420, size: 32 },
];

/** Seven balls around one make a clump at this size. */
const crumbs = [
  [0, 0, 0.62],
  [-0.62, 0.1, 0.42],
  [0.6, -0.05, 0.44],
  [-0.28, -0.62, 0.42],
  [0.32, -0.58, 0.4],
  [-0.36, 0.56, 0.42],
  [0.38, 0.52, 0.44],
  [0.02, -0.1, 0.4],
] as const;

/** What the light switch shows without script or motion; the choices recolor it by CSS alone. */
export function LightStill({ title }: { title: string }) {
  return (
    <svg
      className={styles.still}
      viewBox="0 0 1600 800"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={title}
    >
      <defs>
        <linearGradient id="still-haze" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.sky} offset="0" />
          <stop className={styles.sky} offset="1" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="still-glow">
          <stop offset="0" stopColor="#eafff8" />
          <stop offset="0.25" stopColor="#35e8bd" />
          <stop offset="1" stopColor="#35e8bd" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="still-sun" cx="0.74" cy="0" r="0.8">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="still-lamp" cx="0.5" cy="0.55" r="0.5">
          <stop offset="0" stopColor="#fff3d6" stopOpacity="0.5" />
          <stop offset="1" stopColor="#fff3d6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className={styles.ground} width="1600" height="800" />
      {rows.map(({ size, y, start }) => (
        <g key={y} fill="none" strokeLinecap="round" strokeDasharray={`0 ${size}`}>
          {/* Four discs to a bead: its shaded edge, its body, its lit side, its highlight. */}
          <path className={styles.edge} d={`M${start} ${y}H1700`} strokeWidth={size * 0.99} />
          <path
            className={styles.bead}
            d={`M${start - size * 0.03} ${y - size * 0.05}H1700`}
            strokeWidth={size * 0.84}
          />
          <path
            className={styles.lit}
            d={`M${start - size * 0.08} ${y - size * 0.13}H1700`}
            strokeWidth={size * 0.54}
          />
          <path
            className={styles.shine}
            d={`M${start - size * 0.14} ${y - size * 0.22}H1700`}
            strokeWidth={size * 0.2}
          />
        </g>
      ))}
      <rect fill="url(#still-haze)" y="225" width="1600" height="260" />
      <rect className={styles.sun} fill="url(#still-sun)" width="1600" height="800" />
      <g className={styles.lamp}>
        <rect fill="url(#still-lamp)" y="80" width="1600" height="720" />
        <path d="M797 0h6v40h14l44 42H739l44-42h14z" fill="#0a1114" />
      </g>
      {clumps.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <g className={styles.reaction}>
            <ellipse cy="0.9" rx="2.6" ry="1" fill="url(#still-glow)" opacity="0.9" />
            {crumbs.map(([cx, cy, r]) => (
              <circle key={cx} cx={cx * 1.7} cy={cy * 2 - 1.2} r={r * 0.22} fill="#35e8bd" />
            ))}
          </g>
          <g className={styles.grime}>
            <ellipse cy="0.86" rx="1.1" ry="0.3" fill="#05090b" opacity="0.45" />
            {crumbs.map(([cx, cy, r]) => (
              <circle
                key={cx}
                cx={cx}
                cy={cy}
                r={r}
                fill="#232422"
                stroke="#0b0d0d"
                strokeWidth="0.05"
              />
            ))}
            {crumbs.map(([cx, cy, r]) => (
              <circle key={cx} cx={cx - 0.1} cy={cy - 0.14} r={r * 0.36} fill="#55564f" />
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}
