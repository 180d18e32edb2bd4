import type { Energy } from '#content/generations.ts';

/** In pixels: longer from ultraviolet to infrared, in no scale. */
const waveLengths: Record<Energy, number> = {
  ultraviolet: 12,
  visible: 28,
  thermal: 96,
  infrared: 52,
};

/** What only the third generation uses glows. */
const isHeat = (energy: Energy) => energy === 'thermal' || energy === 'infrared';

/** A line that waves as far as it is given room. */
export function EnergyWave({ of }: { of: Energy }) {
  const length = waveLengths[of];
  return (
    <svg aria-hidden="true">
      <pattern id={`wave-${of}`} width={length} height="16" patternUnits="userSpaceOnUse">
        <path
          fill="none"
          stroke={isHeat(of) ? '#12b68d' : '#6f8286'}
          strokeWidth="1.5"
          d={`M${-length / 4} 14C${length * -0.05} 14 ${length * 0.05} 2 ${length / 4} 2S${length * 0.55} 14 ${length * 0.75} 14 ${length * 1.05} 2 ${length * 1.25} 2`}
        />
      </pattern>
      <rect width="100%" height="16" fill={`url(#wave-${of})`} />
    </svg>
  );
}
