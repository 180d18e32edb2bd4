/** What only some pages have, by what stands in them, so that the others do not load it. */
const ownParts: Record<string, () => Promise<void>> = {
  '[data-clock]': () => import('./pages/about/price/set-clock.ts').then((own) => own.setClock()),
  '[data-dim]': () => import('./pages/about/brand/dim-room.ts').then((own) => own.dimRoom()),
  '[data-line]': () => import('./pages/product/fresh/slide-line.ts').then((own) => own.slideLine()),
  '[data-glow-field]': () => import('./ui/follow-pointer.ts').then((own) => own.followPointer()),
};

export function startOwnParts(): void {
  for (const [selector, start] of Object.entries(ownParts)) {
    if (document.querySelector(selector)) void start();
  }
}
