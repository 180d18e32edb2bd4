import { existsSync } from 'node:fs';

/** Chromium without a window and its costs: the journeys take a quarter less time in it. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** The system's Chromium; undefined lets Playwright use the one it downloaded itself. */
export function chromiumPath(): string | undefined {
  return [
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(existsSync);
}
