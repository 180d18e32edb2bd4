import { test as base, expect as baseExpect } from '@playwright/test';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

export const expect = baseExpect;

interface WorkerFixtures {
  /** One real server per worker, on an empty data folder; journeys share it and must not rely on order. */
  site: SiteProcess;
}

interface Options {
  /** Quieted for journeys that are not about it. */
  popup: 'shown' | 'quiet';
  /** As if the visitor had chosen them before; by the sun the page would differ with the hour. */
  lights: 'on' | 'off' | 'by the sun';
}

/** `test.use(withMotion)`: journeys that are not about it spare the processor every frame. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Both options change by `test.use`. */
export const test = base.extend<Options, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const site = await startSiteProcess();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  popup: ['quiet', { option: true }],
  lights: ['on', { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, site, popup, lights }, use) => {
    if (popup === 'quiet')
      await context.addCookies([{ name: 'popup', value: 'true', url: site.url }]);
    if (lights !== 'by the sun') {
      await context.addInitScript((chosen) => {
        localStorage.lights ??= chosen;
      }, lights);
    }
    await use(context);
  },
});
