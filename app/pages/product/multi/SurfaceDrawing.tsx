const glow = '#35e8bd';

/** The rows of beads from the back to the front: height, radius, distance. */
const rows = [
  { id: 'far', y: 192, r: 4.6, step: 10, opacity: 0.45 },
  { id: 'middle', y: 204, r: 6.8, step: 300 / 21, opacity: 0.75 },
  { id: 'near', y: 222, r: 9.6, step: 20, opacity: 1 },
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
      {rows.map(({ id, y, r, step }) => (
        <pattern
          key={id}
          id={id}
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

/** The coated surface, three rows deep. */
export function Surface() {
  return rows.map(({ id, y, r, opacity }) => (
    <rect key={id} opacity={opacity} y={y - r} width="300" height={2 * r} fill={`url(#${id})`} />
  ));
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
