import styles from './Symbol.module.css';

const glow = '#35E8BD';

/** How strongly each outer bead glows; the others are gray. */
const lit: Record<number, number> = { 0: 0.35, 4: 0.35, 5: 0.7 };

const around = [0, 1, 2, 3, 4, 5].map((step) => {
  const angle = (step * Math.PI) / 3 + Math.PI / 6;
  return {
    cx: round(16 + 10.3 * Math.cos(angle)),
    cy: round(16 + 10.3 * Math.sin(angle)),
    fill: step in lit ? glow : 'currentColor',
    className: step in lit ? styles.lit : undefined,
    fillOpacity: lit[step] ?? 0.4,
  };
});

/** Packed beads of catalyst, with the reaction spreading from the middle one. Decorative: the name stands beside it. */
export function BrandSymbol() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <BrandBeads />
    </svg>
  );
}

/** The beads alone, for drawings that carry the symbol inside. */
export function BrandBeads() {
  return (
    <>
      {around.map((bead) => (
        <circle key={`${bead.cx} ${bead.cy}`} r="4.9" {...bead} />
      ))}
      <circle cx="16" cy="16" r="4.9" fill={glow} className={styles.lit} />
    </>
  );
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
