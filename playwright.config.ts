import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  // The same on many pages, and long: `npm run test:sweeps`.
  grepInvert: process.env.WITH_SWEEPS ? [] : /@sweep/,
  // More than cores: tests wait half of their time, for mails, timers and disks.
  workers: 4,
  // A shared machine may stall for a minute; what needed a second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  // Several times what the longest takes on an idle machine.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./tests/support/summary-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'ko-KR',
    // The processor draws every frame here; journeys about motion ask for it (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
