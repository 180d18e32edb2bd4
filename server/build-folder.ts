import { existsSync } from 'node:fs';
import { join } from 'node:path';

const build = join(import.meta.dirname, '../build');

/** What `npm run build` makes, whole. */
export function isBuilt(): boolean {
  const made = [
    'server/index.js',
    'client/assets',
    'page-scripts.json',
    'frame-script.js',
    'cards/stamp',
  ];
  return made.every((name) => existsSync(join(build, name)));
}
