import { existsSync } from 'node:fs';

/** The system's Chromium; undefined lets Playwright use the one it downloaded itself. */
export function chromiumPath(): string | undefined {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
}
