import { brand } from '#content/brand.ts';
import { BrandBeads } from './Symbol.tsx';
import { drawnLetters } from './wordmark-letters.ts';

/** Symbol and name as one drawing; letters take the text color. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 218 32" width="218" height="32" role="img" aria-label={brand}>
      <BrandBeads />
      <path transform="translate(43 28)" fill="currentColor" d={letters} data-letters="" />
    </svg>
  );
}

/** The browser has them in the page it was served, and need not be sent them twice. */
const letters = import.meta.env.SSR
  ? drawnLetters
  : (document.querySelector('[data-letters]')?.getAttribute('d') ?? undefined);
