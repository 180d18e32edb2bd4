import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from '../../bench/load.ts';
import { startSiteProcess } from '../site-process.ts';
import { attack } from './attack.ts';

const passes = 5;

/**
 * 10,000 requests, five times over. What the first pass leaves in memory may be caches and a heap
 * that has found its size; what each further pass adds is a leak.
 */
export async function runMemory(): Promise<boolean> {
  const site = await startSiteProcess({ env: { TRUST_PROXY: '1' } });
  const faults: string[] = [];
  for (let pass = 0; pass < passes; pass++) {
    const report = await attack(site, 0, 10_000);
    faults.push(...report.faults);
    // V8 gives back some ten seconds after the last request.
    await pause(20_000);
    console.log(`pass ${pass + 1}: ${residentMegabytes(site.child)} MB`, report.statuses);
  }
  await site.stop();
  for (const fault of faults.slice(0, 20)) console.log(fault);
  return faults.length === 0;
}
