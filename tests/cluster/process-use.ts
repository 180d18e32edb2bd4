import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from './instance.ts';

/** What the kernel says about a process (proc(5)): its processor time is in hundredths of a second. */
function processorTime({ pid }: Instance): number {
  const [, fields = ''] = readFileSync(`/proc/${pid()}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user ?? 0) + (system ?? 0);
}

/** In milliseconds: threads end after half a minute, and Node gives memory back when it has time. */
const restBefore = 45_000;

/** What each holds once it has rested, with what it held in the end of the work. */
export async function memoryAfterRest(instances: Instance[]) {
  const busy = instances.map((instance) => (instance.isUp() ? memoryOf(instance) : 0));
  await pause(restBefore);
  return instances.map((instance, i) => ({
    name: instance.name,
    inTheEnd: busy[i] ?? 0,
    megabytes: instance.isUp() ? memoryOf(instance) : 0,
  }));
}

/** Resident, in MB. */
function memoryOf({ pid }: Instance): number {
  const status = readFileSync(`/proc/${pid()}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** None of them takes more than a tenth of a core; at most a minute. */
export async function untilIdle(instances: Instance[]): Promise<void> {
  const up = instances.filter(({ isUp }) => isUp());
  const until = Date.now() + 60_000;
  for (let before = up.map(processorTime); Date.now() < until; ) {
    await pause(2_000);
    const now = up.map(processorTime);
    if (now.every((time, i) => time - (before[i] ?? 0) < 20)) return;
    before = now;
  }
}
