import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SiteProcess } from '../support/site-process.ts';
import { fromVisitor, type HostileCase } from './corpus/case.ts';
import type { ProbeReport } from './health-probe.ts';
import { errorOf, send } from './send.ts';
import { readServerWork, workSince } from './server-work.ts';

/** The longest that one request may delay others. */
export const maxWait = 100;
const tries = 3;
/** What a request leaves to be done after its answer belongs to it too. */
const aftermath = 60;

export interface Measured {
  name: string;
  status: number;
  /** The longest that `/healthz` took meanwhile, in milliseconds: the least of all tries. */
  wait: number;
  /** What of it is the server's own doing, on a machine that others use as well. */
  ownWait: number;
  /** What the server's main thread worked in that try. */
  work: number;
  tries: number;
  error: string | undefined;
}

export type HealthProbe = Awaited<ReturnType<typeof startHealthProbe>>;

export async function startHealthProbe({ port, child: server }: SiteProcess) {
  const script = join(import.meta.dirname, 'health-probe.ts');
  const child = fork(script, [String(port), String(server.pid)]);
  try {
    // Root may let it go first, so that a busy machine is not taken for a busy server.
    if (child.pid) setPriority(child.pid, -10);
  } catch {}
  const hear = async () => (await once(child, 'message'))[0] as unknown;
  return {
    /** The longest waits while the work was done. */
    async during(work: () => Promise<unknown>): Promise<ProbeReport & { work: number }> {
      const started = hear();
      child.send('start');
      await started;
      const before = readServerWork(server);
      const start = performance.now();
      await work();
      const heard = hear();
      child.send('stop');
      const report = (await heard) as ProbeReport;
      const { mainThread, otherThreads } = workSince(server, before);
      // Standing in line behind the server's own threads is the server's doing.
      const isBusyItself = otherThreads > 50 + (performance.now() - start) / 10;
      const ownWait = isBusyItself ? report.wait : report.ownWait;
      return { wait: report.wait, ownWait, work: mainThread };
    },
    stop: () => child.disconnect(),
  };
}

let visitors = 0;

/** Alone, and again when somebody had to wait: only what happens each time is the request's doing. */
export async function measureCase(
  site: SiteProcess,
  probe: HealthProbe,
  { name, bytes, mayBeCut = false, manner }: HostileCase,
): Promise<Measured> {
  const request = bytes();
  let best: Measured | undefined;
  for (let count = 1; count <= tries; count += 1) {
    let status = 0;
    let error: string | undefined;
    const seen = await probe.during(async () => {
      const answer = await send(site.port, fromVisitor(request, ++visitors), manner);
      status = answer.status;
      error = errorOf(answer, mayBeCut);
      await pause(aftermath);
    });
    if (site.child.exitCode !== null) error = 'the server has ended';
    if (!best || seen.ownWait < best.ownWait) best = { name, status, ...seen, tries: count, error };
    best.tries = count;
    best.error ??= error;
    // Where the server itself worked for a second no further try is needed.
    const isCertain = seen.ownWait > 1_000 && seen.work > seen.ownWait / 2;
    if (error || !isHeldUp(seen) || isCertain) break;
  }
  return best as Measured;
}

export function isHeldUp({ ownWait }: Pick<Measured, 'ownWait'>): boolean {
  return ownWait > maxWait;
}
