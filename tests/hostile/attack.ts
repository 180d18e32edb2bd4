import { connect } from 'node:net';
import type { SiteProcess } from '../site-process.ts';
import { type HostileRequest, makeHostileRequest, marker } from './requests.ts';

const patience = 20_000;
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
      const request = makeHostileRequest(mine);
      const answer = await send(site.port, request);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.text)?.[1] ?? 0);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const fault = findFault(request, status, answer);
      if (fault) faults.push(`request ${mine} (${request.kind}): ${fault}`);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  if (site.child.exitCode !== null) faults.push('the server has ended');
  return { sent: until - from, statuses, faults };
}

interface Answer {
  text: string;
  isHanging: boolean;
}

function findFault({ mayBeCut }: HostileRequest, status: number, { text, isHanging }: Answer) {
  if (isHanging && !mayBeCut) return 'no answer';
  if (status >= 500) return `status ${status}: ${text.slice(-300)}`;
  if (status === 0 && !mayBeCut) return 'closed without an answer';
  if (text.includes(marker)) return 'markup is echoed';
  if (/node:internal|\.ts:\d+:\d+|at async /.test(text)) return 'a stack is shown';
  return undefined;
}

function send(port: number, { bytes, mayBeCut }: HostileRequest): Promise<Answer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let isHanging = false;
    // Whoever hangs up in the middle of an upload gets no answer; only the broken ones hang up.
    const socket = connect(port, '127.0.0.1', () =>
      mayBeCut ? socket.end(bytes) : socket.write(bytes),
    );
    socket.setTimeout(patience, () => {
      isHanging = true;
      socket.destroy();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () =>
      resolve({ text: Buffer.concat(chunks).toString('latin1'), isHanging }),
    );
  });
}
