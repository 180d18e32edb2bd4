import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { fromVisitor } from './corpus/case.ts';
import { columns, line } from './corpus-run.ts';
import { makeFuzzCase } from './fuzz-cases.ts';
import {
  type HealthProbe,
  isHeldUp,
  type Measured,
  measureCase,
  startHealthProbe,
} from './measure.ts';
import { errorOf, send } from './send.ts';
import { readServerWork, workSince } from './server-work.ts';

const batchSize = 25;
/** Half of what is allowed: a request that makes the server work so long is repeated alone. */
const suspiciousWork = 50;
const folder = join(import.meta.dirname, '../../test-results/hostile');
/** A changed request may promise more than it holds; then there is nothing to wait for. */
const manner = { patience: 400, settlesAfter: 60 };

interface Limits {
  count: number;
  minutes: number;
  from?: number;
}

/** New requests by a fixed seed, looking for whatever holds up others; says whether none was found. */
export async function runFuzz({ count, minutes, from = 0 }: Limits): Promise<boolean> {
  const site = await startSiteProcess({ env: { TRUST_PROXY: '1' } });
  const probe = await startHealthProbe(site);
  await pause(15_000);
  const end = performance.now() + minutes * 60_000;
  const found: Measured[] = [];
  const suspects: Measured[] = [];
  let done = 0;
  const statuses: Record<number, number> = {};
  console.log(`whoever holds up others or is answered wrongly:\n${columns}`);

  const report = async (number: number, measured: Measured) => {
    suspects.push(measured);
    if (!isHeldUp(measured) && !measured.error) return;
    found.push(measured);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `case-${number}.base64`);
    await writeFile(file, makeFuzzCase(number).toString('base64'));
    console.log(`${line(measured)}\n        ${file}`);
  };

  while (done < count && performance.now() < end && site.child.exitCode === null) {
    const batch = Array.from(
      { length: Math.min(batchSize, count - done) },
      (_, at) => from + done + at,
    );
    const results = new Map<number, Sent>();
    const { ownWait } = await probe.during(async () => {
      for (const number of batch) results.set(number, await sendCase(site, number));
    });
    const alone = new Set(batch.filter((number) => isSuspicious(results.get(number))));
    if (isHeldUp({ ownWait })) for (const one of await bisect(site, probe, batch)) alone.add(one);
    for (const number of alone) {
      const measured = await measureCase(site, probe, asCase(number));
      await report(number, { ...measured, error: measured.error ?? results.get(number)?.error });
    }
    done += batch.length;
    for (const { status } of results.values()) statuses[status] = (statuses[status] ?? 0) + 1;
  }

  const hasEnded = site.child.exitCode !== null;
  probe.stop();
  await site.stop();
  console.log(`\nthe ten longest waits of those looked at alone:\n${columns}`);
  for (const one of suspects.toSorted((a, b) => b.ownWait - a.ownWait).slice(0, 10))
    console.log(line(one));
  console.log(
    `\n${done} requests of ${count}; looked at alone: ${suspects.length}; found: ${found.length}`,
  );
  console.log('answers by status, 0 is none:', statuses);
  if (hasEnded)
    console.log(
      `the server has ended by one of the requests ${from + done - batchSize} to ${from + done}`,
    );
  return found.length === 0 && !hasEnded;
}

/** One case by its number, as it was reported. */
export async function runFuzzCase(number: number): Promise<boolean> {
  return runFuzz({ count: 1, minutes: 5, from: number });
}

const asCase = (number: number) => ({
  name: `fuzz case ${number}: ${makeFuzzCase(number)
    .toString('latin1', 0, 60)
    .replace(/[^\x20-\x7e]/g, '.')}`,
  bytes: () => makeFuzzCase(number),
  mayBeCut: true,
  manner,
});

interface Sent {
  status: number;
  work: number;
  error: string | undefined;
}

async function sendCase(site: SiteProcess, number: number): Promise<Sent> {
  const bytes = fromVisitor(makeFuzzCase(number), number);
  const before = readServerWork(site.child);
  const answer = await send(site.port, bytes, manner);
  const error = errorOf(answer, true);
  const { mainThread: work } = workSince(site.child, before);
  return { status: answer.status, work, error };
}

const isSuspicious = (sent: Sent | undefined) =>
  Boolean(sent && (sent.work > suspiciousWork || sent.error));

/** The requests of a batch in which somebody has to wait, each time it is sent. */
async function bisect(
  site: SiteProcess,
  probe: HealthProbe,
  batch: readonly number[],
): Promise<number[]> {
  const seen = await probe.during(async () => {
    for (const number of batch) await sendCase(site, number);
  });
  if (!isHeldUp(seen)) return [];
  if (batch.length === 1) return [...batch];
  const middle = Math.ceil(batch.length / 2);
  return [
    ...(await bisect(site, probe, batch.slice(0, middle))),
    ...(await bisect(site, probe, batch.slice(middle))),
  ];
}
