import type { InsightEvent } from '#domain/insight.ts';

/** Tells the server what only the page can know, to be counted (docs/decisions/0067). */
export function tell(event: InsightEvent | 'view' | 'zone' | 'stop', more?: object): void {
  navigator.sendBeacon?.('/api/counts', JSON.stringify({ event, ...more }));
}
