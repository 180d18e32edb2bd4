import { type ChildProcess, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { type SiteProcess, startSiteProcess } from '../tests/support/site-process.ts';

/** So many requests as one core's worth of load gets answered by an address on this machine. */
export function wrk(url: string, seconds: number, options: string[] = []) {
  const { hostname } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') throw new Error('loopback only');
  const load = ['wrk', '-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: br'];
  const args = ['-c', '1', ...load, ...options, url];
  const { stdout } = spawnSync('taskset', args, { encoding: 'utf8' });
  const perSecond = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
  const requests = Number(stdout.match(/(\d+) requests in/)?.[1]);
  if (!perSecond || /Non-2xx/.test(stdout)) {
    throw new Error(`wrk did not measure ${url}:\n${stdout}`);
  }
  return { perSecond, requests };
}

export function requestsPerSecond(url: string, seconds = 5, options: string[] = []): number {
  return wrk(url, seconds, options).perSecond;
}

/**
 * Two addresses in short turns, so that a moment in which the machine is busy elsewhere meets both:
 * the middle of the ratios, and of the first one's requests per second.
 */
export function sideBySide(ours: string, theirs: string, turns = 15) {
  const rates = Array.from({ length: turns }, () => ({
    ours: requestsPerSecond(ours, 1),
    theirs: requestsPerSecond(theirs, 1),
  }));
  return {
    turns,
    ratio: median(rates.map((turn) => turn.ours / turn.theirs)),
    rate: median(rates.map((turn) => turn.ours)),
  };
}

export interface Answer {
  status: number;
  body: Buffer;
  headers: NodeJS.Dict<string | string[]>;
  milliseconds: number;
}

/** The bytes as they travel, which fetch would unpack. */
export function ask(url: string): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, body, headers, milliseconds: performance.now() - start });
    }).on('error', reject);
  });
}

/** Keeps a process on the first core, so that server and load do not share one. */
export function pinToFirstCore({ pid }: Pick<ChildProcess, 'pid'>): void {
  spawnSync('taskset', ['-a', '-p', '-c', '0', String(pid)]);
}

/** The real site with the plain way in the place of one of its shortcuts. */
export function startWithout(
  shortcut: string,
  env: Record<string, string> = {},
): Promise<SiteProcess> {
  const preload = join(import.meta.dirname, 'without-shortcut.fixture.ts');
  const NODE_OPTIONS = `--import=${preload}`;
  return startSiteProcess({
    env: { ...env, NODE_OPTIONS, WITHOUT: shortcut },
    isFromSources: true,
  });
}

/** Processor time of the main thread so far, in microseconds. */
export function mainThreadTime({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
}

export function residentMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024);
}

/** The most memory that the process holds while the work is done. */
export async function highestDuring(
  child: ChildProcess,
  work: () => Promise<unknown>,
): Promise<number> {
  let highest = residentMegabytes(child);
  const watching = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(child));
  }, 10);
  await work();
  clearInterval(watching);
  return highest;
}

/** Until the pages are rendered and compressed: the processor time stops growing. */
export async function untilSettled({ pid }: ChildProcess): Promise<void> {
  for (let before = -1; ; ) {
    const now = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[13]);
    if (now - before <= 1) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Between which of five values or more the true median lies in nine of ten cases, whatever their
 * distribution: each of them is as likely below it as above, as a coin falls.
 */
export function medianInterval(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((one, other) => one - other);
  const count = sorted.length;
  // How many may be left out at each end: as many as leave the median out in at most one case of ten.
  let leftOut = 0;
  let ways = count;
  let cases = 2 * (1 + ways);
  while (cases <= 0.1 * 2 ** count) {
    leftOut++;
    ways *= (count - leftOut) / (leftOut + 1);
    cases += 2 * ways;
  }
  return [sorted[leftOut] ?? Number.NaN, sorted[count - 1 - leftOut] ?? Number.NaN];
}
