import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const unit = 'docs/operations/noshine.service';
const analyze = (...args: string[]) => {
  const { stdout, stderr } = spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
  return stdout + stderr;
};

it('is a unit that systemd understands', () => {
  const complaints = analyze('verify')
    .split('\n')
    .filter((line) => line.includes('noshine') && !line.includes('/opt/noshine'));
  expect(complaints).toEqual([]);
});

it('leaves the service little to do harm with', () => {
  const [, exposure] =
    /exposure level for \S+: ([\d.]+)/.exec(analyze('security', '--offline=true')) ?? [];
  expect(Number(exposure)).toBeLessThan(3);
});
