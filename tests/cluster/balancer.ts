import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** A proxy in the foreground, once it takes connections. */
export async function startBalancer(
  port: number,
  program: string,
  args: string[],
): Promise<Balancer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const complaint = text(child.stderr);
  const url = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await fetch(url).catch(() => undefined))) {
    if (hasEnded()) throw new Error(`${program} did not start: ${await complaint}`);
    await pause(50);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (!hasEnded()) await once(child, 'exit');
    },
  };
}
