import { join } from 'node:path';
import type { DatabaseKind } from '#server/database/kind.ts';
import { runCommand } from '../support/command-process.ts';
import type { Place } from '../support/test-config.ts';
import { type Content, readContent } from './content.ts';
import { differences } from './differences.ts';
import type { Places } from './temporary-sites.ts';

export interface DrillReport {
  restored: Place;
  rows: number;
  files: number;
  errors: string[];
}

/** Of a site that is stopped: backed up, restored into an empty place, and compared whole. */
export async function drill(from: Place, to: DatabaseKind, places: Places): Promise<DrillReport> {
  const archive = join(await places.folder(), 'site.zip');
  const restored = await places.empty(to);
  const made = await runCommand('backup', [archive], from);
  const brought = await runCommand('restore', [archive], restored);
  const printed = [made, brought].flatMap(({ code, stderr }) =>
    code === 0 && stderr === '' ? [] : [`ended with ${code}: ${stderr}`],
  );
  const [first, second] = [await readContent(from), await readContent(restored)];
  return {
    restored,
    rows: Object.values(second.tables).flat().length,
    files: Object.keys(second.files).length,
    errors: [...printed, ...differences(first, second, allowedAfterRestore(first, archive))],
  };
}

/**
 * The act of this backup was recorded after its snapshot; a visitor's file that no row knows (its
 * upload was cut off) is not brought back.
 */
function allowedAfterRestore(original: Content, archive: string) {
  const madeAt = original.tables.backups?.find(({ path }) => path === archive)?.made_at;
  const known = new Set(original.tables.files?.map(({ id }) => `files/${id}`));
  return {
    rows: (table: string, { act, at }: Record<string, unknown>) =>
      table === 'audit_log' && act === 'backup.make' && at === madeAt,
    files: (name: string) => name.startsWith('files/') && !known.has(name),
  };
}
