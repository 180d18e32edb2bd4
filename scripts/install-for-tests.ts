import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromiumPath, headlessShell } from '../tests/support/chromium.ts';

/** Brings what the tests need and the machine lacks: Chromium, servers, and Korean fonts. */
export function installForTests(): void {
  installPackages({
    'chromium-headless-shell': existsSync(headlessShell),
    postgresql: globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
    'clamav-daemon': existsSync('/usr/sbin/clamd'),
    'dovecot-imapd': existsSync('/usr/sbin/dovecot'),
    'fonts-noto-cjk': existsSync('/usr/share/fonts/opentype/noto'),
  });
  if (!chromiumPath()) run('playwright', ['install', '--only-shell', 'chromium']);
}

/** What the browsers beside Chromium need: Firefox; WebKitGTK, a screen for it, and its films. */
export function installOtherBrowsers(): void {
  installPackages({
    'firefox-esr': existsSync('/usr/bin/firefox-esr'),
    'webkit2gtk-driver': existsSync('/usr/bin/WebKitWebDriver'),
    xvfb: existsSync('/usr/bin/Xvfb'),
    'gstreamer1.0-plugins-good': globSync('/usr/lib/*/gstreamer-1.0/libgstisomp4.so').length > 0,
    'gstreamer1.0-libav': globSync('/usr/lib/*/gstreamer-1.0/libgstlibav.so').length > 0,
  });
}

function installPackages(isThere: Record<string, boolean>): void {
  const missing = Object.keys(isThere).filter((name) => !isThere[name]);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  // One by one: a package that this distribution lacks must not keep out the others.
  for (const name of missing) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0)
    console.error(`${command} ${args.join(' ')} did not succeed; going on without.`);
}
