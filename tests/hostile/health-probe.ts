import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A process of its own, so that only the server's delays are seen and never those of whoever makes
 * the requests: asks `/healthz` every 20 ms over one connection, and tells its parent the longest
 * wait between `start` and `stop`.
 */
export interface ProbeReport {
  /** The longest from asking to the answer, in milliseconds. */
  wait: number;
  /** The same without the time that server or probe stood in line for a processor. */
  ownWait: number;
}

const every = 20;
const [port, serverId] = process.argv.slice(2).map(Number);
const question = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

let socket: Socket | undefined;
let longest: ProbeReport = { wait: 0, ownWait: 0 };
let answered = 0;
let reportAt = Number.POSITIVE_INFINITY;

process.on('message', (message) => {
  if (message === 'start') {
    longest = { wait: 0, ownWait: 0 };
    process.send?.('started');
  }
  // One question is on its way already; the one after it begins behind the parent's request.
  else reportAt = answered + 2;
});
process.on('disconnect', () => process.exit());

for (;;) {
  const queuedBefore = timeInLine();
  const start = performance.now();
  while (!(await ask())) await pause(1);
  const wait = performance.now() - start;
  const ownWait = Math.max(0, wait - (timeInLine() - queuedBefore));
  longest = { wait: Math.max(longest.wait, wait), ownWait: Math.max(longest.ownWait, ownWait) };
  answered += 1;
  if (answered >= reportAt) {
    reportAt = Number.POSITIVE_INFINITY;
    process.send?.(longest);
  }
  await pause(Math.max(0, every - wait));
}

/** How long the two main threads have been ready to run without a processor to run on. */
function timeInLine(): number {
  const of = (id: number | undefined) => {
    try {
      const text = readFileSync(`/proc/${id}/task/${id}/schedstat`, 'utf8');
      return Number(text.split(' ')[1]) / 1e6;
    } catch {
      return 0;
    }
  };
  return of(serverId) + of(process.pid);
}

/** False when the connection was lost, which the waiting then includes. */
function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const open = socket ?? connect(port as number, '127.0.0.1').setNoDelay();
    socket = open;
    let text = '';
    open.removeAllListeners();
    open.on('error', () => {});
    open.on('data', (chunk) => {
      text += chunk;
      if (text.endsWith('\r\n\r\nok')) resolve(true);
    });
    open.on('close', () => {
      socket = undefined;
      resolve(false);
    });
    open.write(question);
  });
}
