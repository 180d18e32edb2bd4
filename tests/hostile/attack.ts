import type { SiteProcess } from '../support/site-process.ts';
import { makeHostileRequest, marker } from './requests.ts';
import { errorOf, send } from './send.ts';

const atOnce = 16;

export interface AttackReport {
  sent: number;
  /** How many answers of each status; 0 is a connection closed without one. */
  statuses: Record<number, number>;
  errors: string[];
}

export async function attack(
  site: SiteProcess,
  from: number,
  until: number,
): Promise<AttackReport> {
  const statuses: Record<number, number> = {};
  const errors: string[] = [];
  let number = from;

  async function work() {
    while (number < until) {
      const mine = number++;
      const { kind, bytes, mayBeCut } = makeHostileRequest(mine);
      const answer = await send(site.port, bytes, { hangsUp: mayBeCut });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const isEchoed = answer.text.includes(marker);
      const error = errorOf(answer, mayBeCut) ?? (isEchoed ? 'markup is echoed' : undefined);
      if (error) errors.push(`request ${mine} (${kind}): ${error}`);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  if (site.child.exitCode !== null) errors.push('the server has ended');
  return { sent: until - from, statuses, errors };
}
