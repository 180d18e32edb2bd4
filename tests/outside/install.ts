import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const tools = { java: 'default-jre-headless', xmllint: 'libxml2-utils' };

/** Brings Java and xmllint where the machine lacks them. */
export function installOutsideTools(): void {
  const lacking = Object.entries(tools).filter(([name]) => !existsSync(`/usr/bin/${name}`));
  if (lacking.length === 0) return;
  run('apt-get', ['update', '-qq']);
  const packages = lacking.map(([, name]) => name);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} did not succeed.`);
}
