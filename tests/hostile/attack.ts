import type { SiteProcess } from '../site-process.ts';
import { makeHostileRequest, marker } from './requests.ts';
import { faultOf, send } from './send.ts';

const atOnce = 16;

export interface AttackReport {
  sent: number;
  /** How many answers of each status; 0 is a connection closed without one. */
  statuses: Record<number, number>;
  faults: string[];
}

export async function attack(
  site: SiteProcess,
  from: number,
  until: number,
): Promise<AttackReport> {
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  let number = from;

  async function work() {
    while (number < until) {
      const mine = number++;
      const { kind, bytes, mayBeCut } = makeHostileRequest(mine);
      const answer = await send(site.port, bytes, { hangsUp: mayBeCut });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const isEchoed = answer.text.includes(marker);
      const fault = faultOf(answer, mayBeCut) ?? (isEchoed ? 'markup is echoed' : undefined);
      if (fault) faults.push(`request ${mine} (${kind}): ${fault}`);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  if (site.child.exitCode !== null) faults.push('the server has ended');
  return { sent: until - from, statuses, faults };
}
