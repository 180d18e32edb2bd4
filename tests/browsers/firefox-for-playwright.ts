#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/**
 * Started by Playwright in place of Firefox, with the same arguments and the same first line of
 * output. Passes on what the two say to each other, except for two things in which Playwright's
 * support for this Firefox falls short.
 */
const firefox = spawn('firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (address) listenFor(address);
  else console.error(line);
});

function listenFor(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client) => connect(client, new WebSocket(`${address}/session`)));
  server.on('listening', () => {
    const { port } = server.address() as { port: number };
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
}

/** Sent for every page, and unknown to Firefox 153. */
const unknownCommand = 'emulation.setMediaFeaturesOverride';

/** Far from Playwright's own numbers, which begin at 1. */
const ownId = Number.MAX_SAFE_INTEGER;

function connect(client: WebSocket, browser: WebSocket): void {
  const isOpen = new Promise((resolve) => browser.once('open', resolve));
  let sessionId: number | undefined;
  client.on('message', async (data) => {
    await isOpen;
    const { id, method } = parse(data);
    if (method === 'session.new') sessionId = id;
    if (method === unknownCommand) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else browser.send(String(data));
  });
  browser.on('message', (data) => {
    const { id } = parse(data);
    if (id === ownId) return;
    if (id !== undefined && id === sessionId) browser.send(JSON.stringify(typeAsPeopleDo));
    client.send(String(data));
  });
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}

function parse(data: RawData): { id?: number; method?: string } {
  return JSON.parse(String(data));
}

/**
 * Playwright's `fill` writes into `value`, which React takes for its own doing and does not report
 * as a change. This makes it an edit of the user's.
 */
const typeAsPeopleDo = {
  id: ownId,
  method: 'script.addPreloadScript',
  params: { functionDeclaration: String(replaceInsertText) },
};

function replaceInsertText(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement;
      document.execCommand('insertText', false, text);
    },
    set() {},
  });
}
