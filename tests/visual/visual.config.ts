import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/**
 * A picture of every page in two sizes and four languages, held against the kept ones.
 * `npm run test:visual -- --update-snapshots` keeps today's pictures; they stay on this machine,
 * since fonts and graphics differ between machines.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  reporter: 'list',
  snapshotPathTemplate: '../../.cache/visual/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' } },
});
