import { spawnSync } from 'node:child_process';

/** Runs the commands one after the other; the first that fails ends it with its own status. */
export function runSteps(steps: readonly (readonly [name: string, ...args: string[]])[]): void {
  for (const [command, ...args] of steps) {
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    if (status !== 0) {
      console.error(`\nfailed: ${[command, ...args].join(' ')}`);
      process.exit(status ?? 1);
    }
  }
}
