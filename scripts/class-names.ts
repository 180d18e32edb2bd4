import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The name of a CSS module's class, `_title_1a2b3`: its own and its file's hash. Vite's has its line
 * as well, which every document would carry, which compresses badly and moves with the lines above
 * it. server/pages/inline-styles.ts reads these names.
 */
export function classNameOf(name: string, file: string): string {
  const [path = file] = file.split('?');
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, path))
    .digest();
  return `_${name}_${hash.readUInt32BE().toString(36).padStart(5, '0').slice(-5)}`;
}
