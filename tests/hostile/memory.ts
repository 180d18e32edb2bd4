import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { attack } from './attack.ts';

const passes = 5;
/** Caches, buckets of visitors and compiled code still find their size after the second pass. */
const maxGrowth = 3;
const reporter = join(import.meta.dirname, 'memory-report.fixture.ts');

/**
 * 10,000 requests, five times over. What the process holds of the machine's memory depends on its
 * allocator and on what its threads left behind; what is still in use after a collection does not,
 * and if that grows from pass to pass it is a leak.
 */
export async function runMemory(): Promise<boolean> {
  const site = await startSiteProcess({
    env: { TRUST_PROXY: '1', NODE_OPTIONS: `--expose-gc --import=${reporter}` },
  });
  const errors: string[] = [];
  const inUse: number[] = [];
  for (let pass = 0; pass < passes; pass++) {
    const report = await attack(site, 0, 10_000);
    errors.push(...report.errors);
    // Sockets and worker threads end some seconds after the last request.
    await pause(20_000);
    const { heapUsed, external, rss } = await readMemory(site);
    inUse.push(heapUsed + external);
    console.log(
      `pass ${pass + 1}: ${rss} MB resident, in use ${heapUsed} MB of heap and ${external} MB beside`,
      report.statuses,
    );
  }
  await site.stop();
  for (const error of errors.slice(0, 20)) console.log(error);
  const growth = (inUse.at(-1) ?? 0) - (inUse[1] ?? 0);
  console.log(`grown in use since the second pass: ${growth.toFixed(1)} MB`);
  return errors.length === 0 && growth < maxGrowth;
}

async function readMemory(
  site: SiteProcess,
): Promise<Record<'heapUsed' | 'external' | 'rss', number>> {
  const reports = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"memory":'));
  const before = reports().length;
  site.child.kill('SIGUSR2');
  while (reports().length === before) await pause(100);
  const { memory } = JSON.parse(reports().at(-1) as string);
  const megabytes = (name: string) => Math.round(memory[name] / 104_857.6) / 10;
  return {
    heapUsed: megabytes('heapUsed'),
    external: megabytes('external'),
    rss: megabytes('rss'),
  };
}
