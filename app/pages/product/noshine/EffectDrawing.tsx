import styles from './EffectDrawing.module.css';

export type Effect = 'germs' | 'particles' | 'odour' | 'stain' | 'harmful';

/** What arrives at the surface, in one line weight; where it touches, the surface glows. */
export function EffectDrawing({ of }: { of: Effect }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 150" aria-hidden="true">
      {/* A gradient, since WebKit does not blur a shape inside an SVG. */}
      <radialGradient id={`glow-${of}`}>
        <stop className={styles.glow} offset="0" stopOpacity="0.5" />
        <stop className={styles.glow} offset="0.45" stopOpacity="0.32" />
        <stop className={styles.glow} offset="1" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="70" cy="146" rx="88" ry="32" fill={`url(#glow-${of})`} stroke="none" />
      {drawings[of]}
    </svg>
  );
}

const spikes = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324];

const drawings = {
  germs: (
    <>
      <g transform="translate(62 62)">
        {spikes.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0-27v-13" />
            <circle className={styles.dot} cy="-43" r="3.2" />
          </g>
        ))}
        <circle r="27" />
        <circle cx="-8" cy="-6" r="5" />
        <circle cx="9" cy="7" r="7" />
      </g>
      <g transform="rotate(-24 146 104)">
        <rect x="116" y="91" width="60" height="27" rx="13.5" />
        <path d="M131 98v13M146 98v13M161 98v13" />
        <path className={styles.lit} d="M122 124c-3 6-8 6-11 12M140 125c0 6-5 8-5 14" />
      </g>
    </>
  ),
  particles: (
    <>
      <circle cx="42" cy="38" r="19" />
      <circle cx="98" cy="24" r="8" />
      <circle cx="92" cy="70" r="13" />
      <circle cx="140" cy="52" r="5" />
      <circle cx="134" cy="92" r="8" />
      <circle cx="52" cy="96" r="9" />
      <circle className={styles.dot} cx="84" cy="116" r="4.5" />
      <circle className={styles.dot} cx="112" cy="124" r="3" />
      <circle className={styles.dot} cx="62" cy="127" r="2.6" />
      <circle className={styles.dot} cx="38" cy="122" r="2" />
      <path d="M42 62v18M92 88v16M98 36v12M134 104v10" strokeDasharray="2 5" />
    </>
  ),
  odour: (
    <>
      <circle cx="66" cy="74" r="20" />
      <circle cx="26" cy="50" r="11" />
      <circle cx="106" cy="50" r="11" />
      <circle className={styles.dot} cx="66" cy="122" r="11" />
      <path d="M36 56l13 7M96 56l-13 7" />
      <path className={styles.lit} d="M66 94v17" strokeDasharray="3 4" />
      <path d="M140 104c-9-12 9-20 0-32s9-20 0-32" />
      <path d="M162 112c-9-12 9-20 0-32s9-20 0-32" />
      <path d="M184 120c-9-12 9-20 0-32s9-20 0-32" />
    </>
  ),
  stain: (
    <>
      <path d="M84 14c12 18 20 28 20 40a20 20 0 0 1-40 0c0-12 8-22 20-40z" />
      <path d="M74 58a11 11 0 0 0 9 10" />
      <path className={styles.lit} d="M4 132c24-16 46-20 78-20s60 6 112 20" />
      <path d="M118 108c-3-9 5-12 11-10 2-9 15-9 17 0 8-2 13 5 8 12" />
      <path d="M160 112c8 2 14 4 22 7M172 108l11 11-14 4" />
      <path d="M132 108h.1M144 106h.1" strokeWidth="4" />
    </>
  ),
  harmful: (
    <>
      <path d="M66 22l34 19.5v39L66 100 32 80.5v-39z" />
      <circle cx="66" cy="61" r="20" />
      <path d="M100 41.5l22-13M66 22V4" />
      <path
        className={styles.lit}
        d="M100 80.5l18 11M66 100v16M32 80.5l-14 9"
        strokeDasharray="3 5"
      />
      <circle cx="132" cy="23" r="10" />
      <circle className={styles.dot} cx="126" cy="97" r="5" />
      <circle className={styles.dot} cx="66" cy="123" r="5" />
      <circle className={styles.dot} cx="13" cy="95" r="4" />
      <circle className={styles.dot} cx="152" cy="118" r="3" />
    </>
  ),
};
