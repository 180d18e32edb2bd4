import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { chromiumOnlyTitles } from './chromium-only.ts';

/**
 * `--project=firefox` and `--project=webkit` run one of the two; `--grep @short` runs home, a
 * product page and the form to its end in both.
 */
export default defineConfig({
  ...journeys,
  // The long ones as well.
  grepInvert: [],
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../support/summary-reporter.ts']],
  use: {},
  projects: [
    {
      name: 'firefox',
      testDir: '../journeys',
      // Contrast themes and preferences can be emulated in Chromium alone.
      testIgnore: 'eyes*.spec.ts',
      grepInvert: chromiumOnlyTitles,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 800 },
        locale: 'ko-KR',
        launchOptions: {
          executablePath: join(import.meta.dirname, 'firefox-for-playwright.ts'),
          // Scrollbars without width, as in Chromium here and on phones.
          firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
        },
      },
    },
    { name: 'webkit', testDir: 'webkit' },
  ],
});
