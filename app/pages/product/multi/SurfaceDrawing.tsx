const glow = '#35e8bd';

/** The rows of beads from the back to the front: height, radius, distance. */
const rows = [
  { id: 'far', y: 192, r: 4.6, step: 10, opacity: 0.45 },
  { id: 'middle', y: 204, r: 6.8, step: 300 / 21, opacity: 0.75 },
  { id: 'near', y: 222, r: 9.6, step: 20, opacity: 1 },
] as const;

/** The honeycomb's cells in one piece of its pattern, of which it has two: one whole, one at the corners. */
const cells = [
  [37.5, 43.3],
  [0, 108.25],
  [75, 108.25],
  [0, -21.65],
  [75, -21.65],
] as const;

/** What the drawings are shaded with; once on the page, in the first of them. */
export function SurfaceShades() {
  return (
    <>
      <radialGradient id="bead" cx="0.4" cy="0.25" r="0.8">
        <stop stopColor="#4a5f67" />
        <stop stopColor="#0f191d" offset="0.8" />
      </radialGradient>
      <radialGradient id="lit" cx="0.5" cy="0.3" r="0.8">
        <stop stopColor="#d4fff3" />
        <stop stopColor={glow} offset="1" />
      </radialGradient>
      <radialGradient id="grain" cx="0.35" cy="0.25" r="0.85">
        <stop stopColor="#77776d" />
        <stop stopColor="#191b19" offset="0.9" />
      </radialGradient>
      <radialGradient id="halo">
        <stop stopColor={glow} stopOpacity="0.6" />
        <stop stopColor={glow} offset="1" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="cell">
        <stop stopColor="#05090b" offset="0.35" />
        <stop stopColor="#15262b" offset="1" />
      </radialGradient>
      <linearGradient id="near" x2="0" y2="1">
        <stop stopColor="#0a1114" stopOpacity="0" />
        <stop stopColor="#0a1114" offset="0.6" />
      </linearGradient>
      <pattern id="cells" width="75" height="129.9" patternUnits="userSpaceOnUse">
        <rect width="75" height="129.9" fill="#2f4048" />
        {cells.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y})`}
            d="M0-37 32-18.5V18.5L0 37-32 18.5V-18.5z"
            fill="url(#cell)"
            stroke={glow}
            strokeOpacity="0.55"
            strokeWidth="1.5"
          />
        ))}
      </pattern>
      {rows.map(({ id, y, r, step }) => (
        <pattern
          key={id}
          id={`${id}-beads`}
          y={y - r}
          width={step}
          height={2 * r}
          patternUnits="userSpaceOnUse"
        >
          <circle cx={step / 2} cy={r} r={r} fill="url(#bead)" />
        </pattern>
      ))}
    </>
  );
}

/** The cells of the filter, and in front of them the coated wall of one, three rows of beads deep. */
export function Surface() {
  return (
    <>
      <rect width="300" height="240" fill="url(#cells)" />
      <rect y="96" width="300" height="144" fill="url(#near)" />
      {rows.map(({ id, y, r, opacity }) => (
        <rect
          key={id}
          opacity={opacity}
          y={y - r}
          width="300"
          height={2 * r}
          fill={`url(#${id}-beads)`}
        />
      ))}
    </>
  );
}

/** A bead of the near row that reacts. */
export function Bead({ place }: { place: number }) {
  return <circle cx={10 + place * 20} cy="222" r="9.6" fill="url(#lit)" />;
}

export function Halo({ x, r }: { x: number; r: number }) {
  return <ellipse cx={x} cy="204" rx={r} ry={r * 0.36} fill="url(#halo)" />;
}

/** The grains of a clump, from the back to the front: x, y, radius. */
const grains = [
  [-15, -9, 6.5],
  [-2, -17, 7],
  [13, -12, 6.5],
  [-20, 3, 6],
  [20, 1, 7],
  [-13, 14, 7],
  [1, 19, 6],
  [15, 13, 6.5],
  [-8, -6, 8.5],
  [8, -5, 9],
  [-6, 8, 8.5],
  [8, 8, 8],
  [0, 0, 8.5],
] as const;

export function Clump({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g fill="url(#grain)" transform={`translate(${x} ${y}) scale(${size})`}>
      {grains.map(([dx, dy, r]) => (
        <circle key={`${dx} ${dy}`} cx={dx} cy={dy} r={r} />
      ))}
    </g>
  );
}

const fragments = [
  [72, 194, 9],
  [98, 176, 8],
  [118, 196, 6.5],
  [124, 148, 6],
  [150, 168, 5],
  [160, 118, 4.4],
  [184, 140, 3.6],
  [196, 86, 3],
  [218, 108, 2.5],
  [236, 56, 2],
  [256, 78, 1.6],
  [280, 30, 1.2],
] as const;

export function Fragments() {
  return fragments.map(([x, y, r]) => <circle key={x} fill={glow} cx={x} cy={y} r={r} />);
}
