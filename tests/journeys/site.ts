import { test as base, expect as baseExpect } from '@playwright/test';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

export const expect = baseExpect;

interface WorkerFixtures {
  /** One real server per worker, on an empty data folder; journeys share it and must not rely on order. */
  site: SiteProcess;
}

/**
 * The popup is quieted for journeys that are not about it: `test.use({ popup: 'shown' })` brings
 * it back.
 */
export const test = base.extend<{ popup: 'shown' | 'quiet' }, WorkerFixtures>({
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
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, site, popup }, use) => {
    if (popup === 'quiet')
      await context.addCookies([{ name: 'popup', value: 'true', url: site.url }]);
    await use(context);
  },
});
