import { type Ball, outlineOf } from './balls.ts';

export type Effect = 'germs' | 'particles' | 'odour' | 'stain' | 'harmful';

/** What arrives at the surface, all of balls, from back to front. */
const balls: Record<Effect, readonly Ball[]> = {
  // Cocci in a cluster, and a virus with its spikes above them.
  germs: [
    ...spikesAround(182, 74, 21),
    [182, 74, 17],
    [92, 132, 15],
    [118, 122, 16],
    [144, 130, 15],
    [80, 154, 14],
    [156, 154, 14],
    [104, 148, 17],
    [131, 150, 17],
    [117, 172, 15],
  ],
  particles: [
    [70, 70, 21],
    [150, 46, 12],
    [196, 96, 16],
    [112, 112, 9],
    [58, 130, 12],
    [166, 142, 7],
    [128, 160, 14],
    [92, 168, 5],
    [210, 150, 4],
    [106, 36, 5],
  ],
  // Ammonia: one nitrogen, three hydrogens.
  odour: [...ammoniaAt(84, 62, 0.9), ...ammoniaAt(182, 88, 1.05), ...ammoniaAt(126, 142, 1.25)],
  // Grime that a film of water carries off.
  stain: [
    [112, 64, 9],
    [64, 158, 9],
    [78, 150, 12],
    [92, 160, 10],
    [188, 164, 10],
    [204, 156, 13],
    [219, 167, 10],
  ],
  // Formaldehyde: carbon, oxygen, two hydrogens.
  harmful: [
    ...formaldehydeAt(86, 72, 0.95),
    ...formaldehydeAt(188, 52, 0.8),
    ...formaldehydeAt(132, 142, 1.2),
  ],
};

/** What is left of it, on its way up. */
const motes = outlineOf([
  [88, 176, 3.4],
  [108, 188, 2.4],
  [150, 184, 3],
  [168, 168, 2],
  [140, 106, 2.2],
  [100, 92, 1.6],
  [160, 118, 1.5],
]);

function spikesAround(x: number, y: number, distance: number): Ball[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
    const turn = (step / 9) * 2 * Math.PI;
    return [
      Math.round(x + Math.cos(turn) * distance),
      Math.round(y + Math.sin(turn) * distance),
      3.5,
    ];
  });
}

function ammoniaAt(x: number, y: number, scale: number): Ball[] {
  return scaled(x, y, scale, [
    [-15, 9, 9],
    [14, 11, 9],
    [0, 0, 15],
    [3, -16, 9],
  ]);
}

function formaldehydeAt(x: number, y: number, scale: number): Ball[] {
  return scaled(x, y, scale, [
    [-16, -13, 8],
    [-16, 13, 8],
    [0, 0, 15],
    [22, 1, 14],
  ]);
}

function scaled(x: number, y: number, scale: number, parts: readonly Ball[]): Ball[] {
  return parts.map(([right, down, radius]) => [
    Math.round(x + right * scale),
    Math.round(y + down * scale),
    Math.round(radius * scale),
  ]);
}

/** What arrives at the surface; where it touches, it breaks into light. */
export function EffectDrawing({ of }: { of: Effect }) {
  return (
    <svg viewBox="0 0 260 256" aria-hidden="true">
      {of === 'germs' && (
        <radialGradient id="effect-ball" cx="0.4" cy="0.28" r="0.75">
          <stop stopColor="#c2baa8" />
          <stop offset="0.2" stopColor="#7b7363" />
          <stop offset="0.58" stopColor="#3d382d" />
          <stop offset="1" stopColor="#0f0d0a" />
        </radialGradient>
      )}
      {of === 'stain' && (
        <>
          <path
            fill="#c9d8da"
            fillOpacity="0.2"
            d="M6 186c0-14 52-23 124-23s124 9 124 23-52 24-124 24S6 200 6 186z"
          />
          <path
            fill="none"
            stroke="#f2f4ef"
            strokeOpacity="0.75"
            strokeWidth="2"
            strokeLinecap="round"
            d="M16 182c22-11 66-14 110-13M44 198c28 5 60 6 88 4M176 171c28 1 50 4 64 8M192 201c20-2 36-6 48-11"
          />
        </>
      )}
      <g fill="url(#effect-ball)">
        {balls[of].map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <path fill="#35e8bd" d={motes} />
    </svg>
  );
}
