import type { Energy } from '#content/generations.ts';
import styles from './UsageRange.module.css';

/** In pixels: longer from ultraviolet to infrared, in no scale. */
const waveLengths: Record<Energy, number> = {
  ultraviolet: 12,
  visible: 28,
  thermal: 96,
  infrared: 52,
};

/** How much of its way leads through the two bright places. */
const brightShares: Record<Energy, string> = {
  ultraviolet: '100%',
  visible: '66.67%',
  thermal: '50%',
  infrared: '50%',
};

/** A line that waves as far as it is given room: across the places, or down where they are stacked. */
export function EnergyWave({ of }: { of: Energy }) {
  const length = waveLengths[of];
  const isHeat = of === 'thermal' || of === 'infrared';
  return (
    <svg aria-hidden="true" className={isHeat ? styles.heat : undefined}>
      {(['across', 'down'] as const).map((way) => {
        return (
          <g key={way} className={styles[way]}>
            <pattern
              id={`wave-${of}-${way}`}
              width={length}
              height="16"
              patternUnits="userSpaceOnUse"
              patternTransform={way === 'down' ? 'rotate(90)' : undefined}
            >
              <path
                fill="none"
                stroke="#fff"
                strokeWidth="2"
                d={`M${-length / 4} 14C${length * -0.05} 14 ${length * 0.05} 2 ${length / 4} 2S${length * 0.55} 14 ${length * 0.75} 14 ${length * 1.05} 2 ${length * 1.25} 2`}
              />
            </pattern>
            <mask
              id={`line-${of}-${way}`}
              maskUnits="userSpaceOnUse"
              x="0"
              y="0"
              width="100%"
              height="100%"
            >
              <rect width="100%" height="100%" fill={`url(#wave-${of}-${way})`} />
            </mask>
            <g mask={`url(#line-${of}-${way})`}>
              <rect width="100%" height="100%" className={styles.dim} />
              <rect
                width={way === 'across' ? brightShares[of] : '100%'}
                height={way === 'down' ? brightShares[of] : '100%'}
                className={styles.bright}
              />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
