import { cameFromSite } from '../came-from-site.ts';
import { tell } from '../tell.ts';

interface Navigation extends PerformanceNavigationTiming {
  activationStart?: number;
  deliveryType?: string;
}

const from = () => document.referrer.split('?')[0];

/** The server leaves out what is fetched ahead: that it was looked at, the page says itself. */
export function tellView(): void {
  const [entry] = performance.getEntriesByType('navigation') as Navigation[];
  if (entry?.activationStart || entry?.deliveryType === 'navigational-prefetch') {
    tell('view', { from: from() });
  }
}

/** Once for each visit. */
export function tellZone(): void {
  if (!cameFromSite()) tell('zone', { from: from(), zone: zoneOfVisitor() });
}

/** Temporal says it at once; Intl, for browsers without it, takes a slow phone a tenth of a second. */
function zoneOfVisitor(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What is clicked, wherever it stands. */
export function tellClicks(): void {
  addEventListener('click', ({ target }) => {
    const isIn = (selector: string) => (target as Element).closest(selector);
    if (isIn('[data-language]:not([aria-current])')) tell('language-switched');
    if (isIn('[data-lights]')) tell('light-switched');
    if (isIn('[data-popup] a')) tell('popup-applied');
  });
}
