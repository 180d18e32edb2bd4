import styles from './Effects.module.css';

/** Rows of beads from far to near: where, how far apart, how big. */
const rows = [
  { y: 150, pitch: 12, radius: 7 },
  { y: 156, pitch: 15, radius: 8.6 },
  { y: 165, pitch: 20, radius: 11 },
  { y: 178, pitch: 27, radius: 14.5 },
  { y: 197, pitch: 36, radius: 19 },
  { y: 224, pitch: 47, radius: 25 },
  { y: 262, pitch: 62, radius: 33 },
];

const colors = {
  bare: ['#93a6ab', '#2b3c42', '#131f24', '#04070a'],
  reacting: ['#eafff8', '#7ff5d8', '#35e8bd', '#07594a'],
} as const;

/** One surface under all five effects; a second, reacting one shows through where something touches it. */
export function BeadFloor() {
  return (
    <>
      {(['bare', 'reacting'] as const).map((state) => (
        <svg
          key={state}
          className={state === 'reacting' ? styles.reacting : undefined}
          aria-hidden="true"
        >
          {state === 'bare' && <rect width="100%" height="100%" fill="#0a1114" />}
          <radialGradient id={`floor-${state}`} cx="0.44" cy="0.28" r="0.74">
            {colors[state].map((color, index) => (
              <stop key={color} stopColor={color} offset={[0, 0.2, 0.55, 1][index]} />
            ))}
          </radialGradient>
          {rows.map(({ y, pitch, radius }, index) => (
            <g key={y}>
              <pattern
                id={`${state}-${index}`}
                x={index % 2 ? pitch / 2 : 0}
                y={y - radius}
                width={pitch}
                height={radius * 2}
                patternUnits="userSpaceOnUse"
              >
                <circle cx={pitch / 2} cy={radius} r={radius} fill={`url(#floor-${state})`} />
              </pattern>
              <rect
                y={y - radius}
                width="100%"
                height={radius * 2}
                fill={`url(#${state}-${index})`}
                // The far rows lie in the dark.
                opacity={Math.min(1, 0.3 + index * 0.2)}
              />
            </g>
          ))}
        </svg>
      ))}
    </>
  );
}
