import { type ChildProcess, fork } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startSiteProcess } from '../tests/support/site-process.ts';
import {
  highestDuring,
  mainThreadTime,
  median,
  residentMegabytes,
  startWithout,
  untilSettled,
} from './load.ts';

/** What each shortcut brings that leans on the insides of Node, beside the plain way. */
const turns = 15;
const requestsPerTurn = 8_000;
const connections = 16;
const upload = Buffer.alloc(20_000_000, 'A line of an attachment that somebody sends us.\n');

await comparePages(['/http/prepared-head.ts', '/http/cached-response.ts', '/log/answer-line.ts']);
await compareUploads();

/**
 * One process answers in turns with the shortcut and without, and its processor time is counted:
 * two processes differ by more than some shortcuts bring, and others may be busy on the machine.
 */
async function comparePages(shortcuts: string[]): Promise<void> {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const child = fork(join(import.meta.dirname, 'page-server.fixture.ts'), { stdio: [...stdio] });
  const port = await new Promise<number>((resolve) => child.once('message', resolve));
  for (const path of shortcuts) {
    const costs = [];
    // The first turn warms up.
    for (let turn = 0; turn <= turns; turn++) {
      costs.push({
        ours: await costOfPage(child, port, '/'),
        plain: await costOfPage(child, port, path),
      });
    }
    const counted = costs.slice(1);
    const ours = median(counted.map((turn) => turn.ours)).toFixed(1);
    const ratio = median(counted.map((turn) => turn.plain / turn.ours)).toFixed(2);
    console.log(`${path}: a page takes ${ours} µs of processor, without it ${ratio} times that`);
  }
  child.kill();
}

async function costOfPage(child: ChildProcess, port: number, path: string): Promise<number> {
  const before = mainThreadTime(child);
  const times = requestsPerTurn / connections;
  await Promise.all(Array.from({ length: connections }, () => askAgainAndAgain(port, path, times)));
  return (mainThreadTime(child) - before) / requestsPerTurn;
}

function askAgainAndAgain(port: number, path: string, times: number): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let left = times;
    let length = 0;
    let arrived = 0;
    socket.on('error', reject);
    socket.on('data', (piece) => {
      // Every answer is the same, so the first one tells how long they are.
      length ||= lengthOf(piece.toString('latin1'));
      arrived += piece.length;
      if (arrived < length) return;
      arrived = 0;
      left -= 1;
      if (left > 0) socket.write(request);
      else socket.end(resolve);
    });
  });
}

function lengthOf(answer: string): number {
  const bodyLength = Number(/^content-length: (\d+)/im.exec(answer)?.[1]);
  return answer.indexOf('\r\n\r\n') + 4 + bodyLength;
}

/** Sixteen visitors at once: one alone costs the same either way. */
async function compareUploads(): Promise<void> {
  const env = { TRUST_PROXY: '1' };
  const ways = {
    'with it': () => startSiteProcess({ env, isFromSources: true }),
    'without it': () => startWithout('minor-gc.ts', env),
  };
  for (const [name, start] of Object.entries(ways)) {
    const site = await start();
    await untilSettled(site.child);
    // V8 keeps what rendering the pages needed for up to a minute.
    await setTimeout(60_000);
    const idle = residentMegabytes(site.child);
    const visitors = Array.from({ length: 16 }, (_, number) => `203.0.113.${number + 1}`);
    const highest = await highestDuring(site.child, () =>
      Promise.all(visitors.map((visitor) => sendUpload(site.url, visitor))),
    );
    console.log(`/minor-gc.ts: 16 uploads of 20 MB take ${highest - idle} MB of memory ${name}`);
    await site.stop();
  }
}

async function sendUpload(url: string, visitor: string): Promise<void> {
  const body = new FormData();
  body.set('file', new File([upload], 'attachment.txt'));
  const headers = { 'X-Forwarded-For': visitor };
  await (await fetch(`${url}/api/files`, { method: 'POST', body, headers })).text();
}
