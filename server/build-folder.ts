import { existsSync } from 'node:fs';
import { join } from 'node:path';

const build = join(import.meta.dirname, '../build');

/** What `npm run build` makes, whole. */
export function isBuilt(): boolean {
  return existsSync(join(build, 'server/index.js')) && existsSync(join(build, 'client/assets'));
}
