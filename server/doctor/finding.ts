import { setTimeout as pause } from 'node:timers/promises';

export interface Finding {
  isFault: boolean;
  line: string;
}

export const good = (line: string): Finding => ({ isFault: false, line });
export const fault = (line: string): Finding => ({ isFault: true, line });

/** Findings under the name of what was looked at; one that does not come to an end is a fault. */
export async function runCheck(
  name: string,
  check: () => Promise<Finding[]>,
  patience = 7_000,
): Promise<Finding[]> {
  const tooLong = () => [fault(`no answer within ${patience / 1000} seconds`)];
  const findings = await Promise.race([
    check().catch((error: Error) => [fault(error.message || error.name)]),
    pause(patience, undefined, { ref: false }).then(tooLong),
  ]);
  return findings.map(({ isFault, line }) => ({ isFault, line: `${name}: ${line}` }));
}

/** Sessions, one-time links and the order of events hang on it; `theirs` in milliseconds. */
export function compareClock(theirs: number, ours: number, tolerance: number): Finding[] {
  const seconds = Math.round(Math.abs(theirs - ours) / 1000);
  if (seconds <= tolerance) return [];
  const direction = theirs > ours ? 'behind' : 'ahead of';
  return [fault(`the clock of this machine is ${seconds} s ${direction} theirs`)];
}

/** A `Date` header counts whole seconds. */
export function compareDateHeader(header: string | null, ours = Date.now()): Finding[] {
  const theirs = Date.parse(header ?? '');
  return Number.isNaN(theirs) ? [] : compareClock(theirs, ours, 3);
}
