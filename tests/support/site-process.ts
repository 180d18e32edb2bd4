import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SiteProcess {
  url: string;
  port: number;
  dataDir: string;
  child: ChildProcess;
  /** Everything the process has printed so far. */
  output(): string;
  /** Ends it as an operator would, and removes its data folder unless it was given. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

interface Options {
  env?: Record<string, string>;
  dataDir?: string;
  port?: number;
  /** The folder of another version of the program. */
  program?: string;
  /** Descriptors to print to instead of the file that `output` reads. */
  stdout?: number;
  stderr?: number;
  /** Before it is ready, for those who will not wait. */
  onSpawn?: (child: ChildProcess) => void;
  /** For those who put another file in the place of one of its sources. */
  isFromSources?: boolean;
}

/** What Node has compiled once, for all who start the same program many times. */
export const compileCache = join(import.meta.dirname, '../../.cache/compiled');

/** The real server in a process of its own, on a free port and a folder of its own. */
export async function startSiteProcess({
  env = {},
  dataDir,
  port,
  program = join(import.meta.dirname, '../..'),
  stdout,
  stderr,
  onSpawn,
  isFromSources = false,
}: Options = {}): Promise<SiteProcess> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'noshine-')));
  const chosen = port ?? (await freePort());
  const notes = await mkdtemp(join(tmpdir(), 'noshine-log-'));
  const log = join(notes, 'log');
  const printed = openSync(log, 'a');
  const main = isFromSources ? 'server/main.ts' : mainFile(program);
  const child = spawn(process.execPath, [main], {
    cwd: program,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(chosen),
      DATA_DIR: folder,
      DRAIN_SECONDS: '0',
      ...env,
    },
    // Into a file, as an operator would: a test that is busy must not hold up the server's log.
    stdio: ['ignore', stdout ?? printed, stderr ?? printed],
  });
  closeSync(printed);
  onSpawn?.(child);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const site: SiteProcess = {
    url: `http://localhost:${chosen}`,
    port: chosen,
    dataDir: folder,
    child,
    output: () => readFileSync(log, 'utf8'),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await exited;
      await rm(notes, { recursive: true, force: true });
      if (!dataDir) await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
  let isReady = false;
  const failed = exited.then(async (code) => {
    const output = site.output();
    if (!isReady) await rm(notes, { recursive: true, force: true });
    throw new Error(`the server ended with ${code} before it was ready:\n${output}`);
  });
  isReady = await Promise.race([untilReady(site.url, child), failed]);
  if (!isReady) await failed;
  // From here on an exit is the test's own business.
  failed.catch(() => undefined);
  return site;
}

/** What `npm run serve` runs, unless its sources have changed since it was built. */
function mainFile(program: string): string {
  const changedAt = (path: string) => statSync(join(program, path)).mtimeMs;
  const bundle = 'build/site/main.js';
  const sources = ['server', 'domain', 'content'].flatMap((folder) =>
    readdirSync(join(program, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  const isCurrent =
    existsSync(join(program, bundle)) && Math.max(...sources.map(changedAt)) < changedAt(bundle);
  return isCurrent ? bundle : 'server/main.ts';
}

/** False when it has ended first. */
async function untilReady(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Below those that the system gives to outgoing connections: one of these would take a port between
 * the probe and the start of the server. Above those that browsers refuse.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
