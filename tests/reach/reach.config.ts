import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import browsers from '../browsers/browsers.config.ts';

const firefox = browsers.projects?.find(({ name }) => name === 'firefox');

/** `--project=chromium -g "in ko"` takes one language; see also tests/reach/pages.spec.ts. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  timeout: 240_000,
  reporter: 'list',
  use: {},
  projects: [
    { name: 'chromium', testMatch: 'pages.spec.ts', use: journeys.use ?? {} },
    { name: 'firefox', testMatch: 'one-page.spec.ts', use: firefox?.use ?? {} },
    { name: 'webkit', testMatch: 'webkit.spec.ts' },
  ],
});
