import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/**
 * Screenshots of every page in seven sizes and every language, by day and by night, compared with
 * the stored ones; `-g "ko, 1440"` takes some of them.
 * `npm run test:visual -- --update-snapshots` keeps today's pictures; they stay on this machine,
 * since fonts and graphics differ between machines.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  reporter: 'list',
  snapshotPathTemplate: '../../.cache/visual/{arg}{ext}',
  expect: {
    // Until two pictures of a whole page are the same: a long page takes seconds for each.
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' },
  },
});
