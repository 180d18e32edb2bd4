import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Language, localize } from '#domain/language.ts';
import { pagePaths, pages } from '#domain/pages.ts';
import { samplePosts } from '../../scripts/sample-posts.ts';
import { hydrated } from '../journeys/hydration.ts';
import { test as base } from '../journeys/site.ts';
import { importPostsInto, type OldPost } from '../support/import-posts.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

const missingPath = '/no/such';

/** Every page with a fixed address, a post, and the page that is not there. */
export const everyPath = [...pagePaths, `${pages.media.path}/1`, missingPath];

/** The site with posts whose titles are as long as real ones. */
export const test = base.extend<object, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'noshine-eyes-'));
      await importPostsInto(dataDir, samplePosts() as OldPost[]);
      const site = await startSiteProcess({ dataDir });
      await use(site);
      await site.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** With its scripts at work, which the page that is not there never has. */
export async function openPage(page: Page, path: string, language: Language): Promise<string> {
  const address = localize(path, language);
  await page.goto(address);
  if (path !== missingPath) await hydrated(page);
  await waitForPictures(page);
  return address;
}

/** Pictures below the fold load when they are scrolled to; a film shows its poster or first frame. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
