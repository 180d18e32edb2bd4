import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/site-process.ts';

export interface Screen {
  /** What a program needs in its environment to be seen on it. */
  display: string;
  stop(): void;
}

/** A screen that nobody looks at. */
export async function startScreen(): Promise<Screen> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    const written = screen.stdio[3] as Readable;
    written.once('data', (data) => resolve(String(data).trim()));
    written.once('end', () => reject(new Error('Xvfb did not start')));
  });
  return { display: `:${number}`, stop: () => screen.kill() };
}

export interface Window {
  driver: WebDriver;
  close(): Promise<void>;
}

/** WebKitGTK's own small browser and its driver, with no cookies and nothing stored. */
export async function openWindow(screen: Screen): Promise<Window> {
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilListening(address, server);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  return {
    driver,
    async close() {
      await driver.quit();
      server.kill();
    },
  };
}

function miniBrowser(): string {
  const found = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);
  if (!found) throw new Error('WebKitGTK’s MiniBrowser is not installed');
  return found;
}

async function untilListening(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not start');
}
