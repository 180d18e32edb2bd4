import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Findings } from './findings.ts';
import type { Instance } from './instance.ts';

/** As the simplest balancer asks: HTTP/1.0 and no Host. Answers the status, or what went wrong. */
export function askReadiness(port: number, patience = 10_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /readyz HTTP/1.0\r\n\r\n'));
    let answer = '';
    socket.setTimeout(patience, () => socket.destroy(new Error(`no answer in ${patience} ms`)));
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text;
    });
    socket.on('error', ({ message }) => resolve(message));
    socket.on('close', () => resolve(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 'no answer'));
  });
}

/** Asks every instance again and again; those that are down or going down may say what they like. */
export function watchReadiness(instances: Instance[], { readiness }: Findings) {
  let isOver = false;

  async function watch(instance: Instance) {
    while (!isOver) {
      const before = instance.isUp();
      const begun = performance.now();
      const status = await askReadiness(instance.port);
      if (before && instance.isUp()) {
        readiness.asked += 1;
        readiness.slowest = Math.max(readiness.slowest, performance.now() - begun);
        if (status !== '200') readiness.failures.push(`${instance.name}: ${status}`);
      }
      await pause(500);
    }
  }

  const watching = instances.map(watch);
  return async () => {
    isOver = true;
    await Promise.all(watching);
  };
}
