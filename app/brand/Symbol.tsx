import { trustedHtml } from '../trusted-html.ts';
import styles from './Symbol.module.css';

const glow = '#35E8BD';

/** How strongly each outer bead glows; the others are gray. */
const lit: Record<number, number> = { 0: 0.35, 4: 0.35, 5: 0.7 };

/** Packed beads of catalyst, with the reaction spreading from the middle one. Decorative: the name stands beside it. */
export function BrandSymbol() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <BrandBeads />
    </svg>
  );
}

/** The beads alone, for drawings that carry the symbol inside. */
export const BrandBeads = import.meta.env.SSR ? DrawnBeads : ServedBeads;

function DrawnBeads() {
  return (
    <g className={styles.beads} data-beads="">
      {[0, 1, 2, 3, 4, 5].map(beadAt).map((bead) => (
        <circle key={`${bead.cx} ${bead.cy}`} r="4.9" {...bead} />
      ))}
      <circle cx="16" cy="16" r="4.9" fill={glow} />
    </g>
  );
}

/** The browser has them in the page it was served, and need not be sent how they are drawn. */
function ServedBeads() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as the server sent it
  return <g className={styles.beads} data-beads="" dangerouslySetInnerHTML={served} />;
}

const served = import.meta.env.SSR
  ? undefined
  : trustedHtml(document.querySelector('[data-beads]')?.innerHTML ?? '');

function beadAt(step: number) {
  const angle = (step * Math.PI) / 3 + Math.PI / 6;
  return {
    cx: round(16 + 10.3 * Math.cos(angle)),
    cy: round(16 + 10.3 * Math.sin(angle)),
    fill: step in lit ? glow : 'currentColor',
    fillOpacity: lit[step] ?? 0.4,
  };
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
