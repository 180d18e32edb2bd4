import { join } from 'node:path';
import { connectDatabase, hasSqliteFile, openDatabase } from '#server/database/database.ts';
import type { DatabaseKind } from '#server/database/kind.ts';
import { restoreMarker, tableNames } from '#server/database/restore-marker.ts';
import { eraseAtOnce } from '#server/inquiries/retention.ts';
import { silentLog } from '#server/log/log.ts';
import { runCommand } from '../support/command-process.ts';
import type { Place } from '../support/test-config.ts';
import { type Content, readContent } from './content.ts';
import { type Allowed, differences } from './differences.ts';
import type { KillableCommand, Run, State } from './kill-command.ts';
import type { Places } from './temporary-sites.ts';

/**
 * Each into another empty place; in the end all are as the first one, which nobody killed, and the
 * inquiry that was erased after the backup is erased in all of them.
 */
export function killableRestore(
  { archive, erased }: ArchiveToRestore,
  kind: DatabaseKind,
  places: Places,
  run: Run,
): KillableCommand {
  let reference: Content | undefined;
  return {
    whenDone:
      /^\S.* is not empty: nothing was changed\. If an earlier restore ended there, it is whole;.*\n$/,
    async begin() {
      const place = await places.empty(kind);
      async function compare() {
        const content = await readContent(place);
        reference ??= content;
        const { name, erased_at } = content.tables.inquiries?.find(({ id }) => id === erased) ?? {};
        const isBack = name !== '' || !erased_at;
        return [
          ...(isBack ? ['an erased person is back'] : []),
          ...differences(content, reference, allowedAfterKill(erased)),
        ];
      }
      return {
        place,
        run: (kill) => run('restore', [archive], place, kill),
        async inspect() {
          const state = await stateOf(place);
          return { state, errors: state === 'new' ? await compare() : [] };
        },
        errorsAtEnd: compare,
      };
    },
  };
}

interface ArchiveToRestore {
  archive: string;
  /** The id of an inquiry that was erased after the backup was made. */
  erased: string;
}

/** A backup of the site, and an erasure after it. */
export async function makeArchiveToRestore(
  site: Place,
  places: Places,
  erased: string,
): Promise<ArchiveToRestore> {
  const archive = join(await places.folder(), 'site.zip');
  const { code, stderr } = await runCommand('backup', [archive], site);
  if (code !== 0) throw new Error(stderr);
  const database = await openDatabase(site);
  await eraseAtOnce({ database, dataDir: site.dataDir, log: silentLog }, erased, 'system');
  await database.close();
  return { archive, erased };
}

/**
 * One killed right after its commit leaves a file of its own, and the order to remove it. Each has
 * erased the person again at a moment of its own.
 */
function allowedAfterKill(erased: string): Allowed {
  const token = 'restore-unfinished';
  return {
    files: (name) => name === `files/${token}`,
    rows: (table, { id }) => table === 'pending_deletions' && id === token,
    columns(table, { id, inquiry_id, subject }) {
      if (table === 'inquiries' && id === erased) return ['erased_at'];
      if (table === 'erasures' && inquiry_id === erased) return ['erased_at', 'purged_at'];
      if (table === 'audit_log' && subject === erased) return ['at'];
      return table === 'pending_deletions' ? ['since'] : [];
    },
  };
}

export async function stateOf(place: Place): Promise<State> {
  if (!place.databaseUrl && !(await hasSqliteFile(place.dataDir))) return 'old';
  const database = await connectDatabase(place);
  const names = await tableNames(database.db);
  await database.close();
  if (names.length === 0) return 'old';
  return names.includes(restoreMarker) ? 'unfinished' : 'new';
}
