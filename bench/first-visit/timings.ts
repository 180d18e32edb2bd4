import type { Page } from '@playwright/test';

export interface Timings {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** What long tasks took beyond 50 ms each, from the first paint until 5 s after loading. */
  blockingTime: number;
}

/** How long after loading a page is still watched. */
const watchedAfterLoad = 5000;

/** Read from what the browser has noted, so that nothing of ours runs before. */
export function readTimings(page: Page): Promise<Timings> {
  return page.evaluate(async (watched) => {
    type Shift = PerformanceEntry & { value: number };
    const noted: Record<string, PerformanceEntry[]> = {};
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
      noted[type] = [];
      const observer = new PerformanceObserver((list) => noted[type]?.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    const paints = noted.paint ?? [];
    const firstPaint =
      paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
    const [navigation] = performance.getEntriesByType('navigation');
    const end = (navigation as PerformanceNavigationTiming).loadEventEnd + watched;
    const blocked = (noted.longtask ?? [])
      .filter(({ startTime }) => startTime < end)
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint));
    return {
      firstPaint,
      largestPaint: noted['largest-contentful-paint']?.at(-1)?.startTime ?? Number.NaN,
      layoutShift: (noted['layout-shift'] as Shift[]).reduce((sum, { value }) => sum + value, 0),
      blockingTime: blocked.reduce((sum, time) => sum + Math.max(0, time - 50), 0),
    };
  }, watchedAfterLoad);
}

/** The whole time in which long tasks are counted, not a guess at when something is ready. */
export function untilWatched(page: Page): Promise<void> {
  return page.evaluate((watched) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const end = (navigation as PerformanceNavigationTiming).loadEventEnd + watched;
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, end - performance.now())));
  }, watchedAfterLoad);
}
