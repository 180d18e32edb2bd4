import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from './support/command-process.ts';
import { minimalInquiry } from './support/inquiry-server.ts';
import { freePort, type SiteProcess, startSiteProcess } from './support/site-process.ts';

let site: SiteProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  site = await startSiteProcess({
    env: { WORKERS: '2', TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) },
  });
});
afterAll(() => site.stop());

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
const workers = () => childrenOf(site.child.pid ?? 0);

/** Over a connection of its own: the workers take turns in accepting them. */
const read = (path: string) =>
  new Promise<string>((resolve, reject) => {
    get(site.url + path, { agent: false }, (answer) => resolve(text(answer))).on('error', reject);
  });

it('serves from as many processes as it is told, and says so once', async () => {
  await expect.poll(() => workers().length).toBe(2);
  // A worker answers as soon as it is ready; the lines come when all of them are.
  await expect.poll(() => site.output()).toContain('is serving on');
  expect(site.output().match(/is serving on/g)).toHaveLength(1);
  expect(site.output().match(/Set up the first administrator/g)).toHaveLength(1);
});

it('shows a change in every process', async () => {
  const file = join(site.dataDir, '..', `posts-${site.port}.json`);
  const post = { mnum: 1, title: '모두에게', main_image: '', main_text: '<p>글</p>' };
  await writeFile(file, JSON.stringify([{ ...post, regDate: '2026-01-01T00:00:00Z' }]));
  const place = { dataDir: site.dataDir, databaseUrl: undefined };
  expect(await runCommand('import-posts', [file], place)).toMatchObject({ code: 0 });
  await expect
    .poll(async () => {
      const pages = await Promise.all(Array.from({ length: 8 }, () => read('/media')));
      return pages.every((page) => page.includes('모두에게'));
    })
    .toBe(true);
});

it('counts a visitor’s inquiries in all processes together', async () => {
  const send = () =>
    fetch(`${site.url}/api/inquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
      body: JSON.stringify({ data: minimalInquiry }),
    });
  const answers = await Promise.all(Array.from({ length: 40 }, send));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

it('adds up what its processes have counted', async () => {
  const scrape = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  expect(scrape).toMatch(/^noshine_inquiries_total\{place="inbox"\} 30$/m);
});

it('replaces a process that dies, while the other goes on answering', async () => {
  const [first = 0, second = 0] = workers();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => workers().includes(first)).toBe(false);
  expect(await read('/en')).toContain('</html>');
  await expect.poll(() => workers().length).toBe(2);
  expect(workers()).toContain(second);
  await expect.poll(() => site.output()).toContain(`worker ${first} ended with SIGKILL`);
});

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('does not start when its first process cannot, and says why once', () => {
  const env = { PATH: process.env.PATH, DATA_DIR: site.dataDir, WORKERS: '2' };
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    env: { ...env, PORT: String(site.port) },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(`Port ${site.port} is in use already`);
});

it.each([
  ['SIGTERM', 0],
  ['SIGKILL', null],
] as const)('leaves no process behind at %s', async (signal, code) => {
  const stopped = signal === 'SIGTERM' ? site : await startSiteProcess({ env: { WORKERS: '2' } });
  const pids = () => childrenOf(stopped.child.pid ?? 0);
  await expect.poll(() => pids().length).toBe(2);
  const running = pids();
  expect(await stopped.stop(signal)).toBe(code);
  await expect.poll(() => running.filter(isRunning)).toEqual([]);
});
