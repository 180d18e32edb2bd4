import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { chromiumOnlyTitles } from './chromium-only.ts';

export default defineConfig({
  ...journeys,
  timeout: 240_000,
  reporter: [['list'], ['../support/summary-reporter.ts']],
  use: {},
  projects: [
    {
      name: 'firefox',
      testDir: '../journeys',
      grepInvert: chromiumOnlyTitles,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 800 },
        locale: 'ko-KR',
        launchOptions: { executablePath: join(import.meta.dirname, 'firefox-for-playwright.ts') },
      },
    },
    { name: 'webkit', testDir: 'webkit' },
  ],
});
