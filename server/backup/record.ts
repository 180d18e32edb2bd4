import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { recordAct } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { tableNames } from '../database/restore-marker.ts';

/** A row whose size is still 0: the backup was begun, and perhaps never ended. */
const begun = 0;

export interface BackupRecord {
  /** The archive has its name and is whole. */
  finish(size: number): Promise<void>;
}

/**
 * Written before there is an archive: from then on whoever erases a person notes it in that folder,
 * so that no archive can appear there without the erasures that came after it.
 */
export async function beginRecord(
  database: Database,
  { path, madeAt }: { path: string; madeAt: number },
): Promise<BackupRecord> {
  // An older database has no such table, nor anybody in it to erase.
  if (!(await hasRecords(database))) return { finish: async () => {} };
  await finishKilled(database);
  const row = { made_at: madeAt, path };
  const id = await insert(database, { ...row, size: begun }).catch(async (error) => {
    // With a full database disk a backup to another disk may go on, if its folder is recorded.
    if (await isKnownFolder(database, dirname(path))) return undefined;
    throw error;
  });
  return {
    finish: (size) =>
      database.write(async (trx) => {
        if (id === undefined)
          await trx
            .insertInto('backups')
            .values({ ...row, size })
            .execute();
        else await trx.updateTable('backups').set({ size }).where('id', '=', id).execute();
        await recordAct(trx, {
          actor: 'system',
          act: 'backup.make',
          details: { size },
          at: madeAt,
        });
      }),
  };
}

export async function hasRecords({ db }: Pick<Database, 'db'>): Promise<boolean> {
  return (await tableNames(db)).includes('backups');
}

async function insert(database: Database, row: { made_at: number; path: string; size: number }) {
  const { id } = await database.write((trx) =>
    trx.insertInto('backups').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

/** Completes the record of a backup that was killed after its archive was renamed. */
async function finishKilled(database: Database): Promise<void> {
  const rows = await database.db
    .selectFrom('backups')
    .select(['id', 'path', 'made_at'])
    .where('size', '=', begun)
    .execute();
  for (const { id, path, made_at } of rows) {
    const found = await stat(path).catch(() => undefined);
    // An older archive of the same name is not the one that was begun.
    if (!found || found.mtimeMs < made_at) continue;
    await database.write((trx) =>
      trx.updateTable('backups').set({ size: found.size }).where('id', '=', id).execute(),
    );
  }
}

async function isKnownFolder({ db }: Database, folder: string): Promise<boolean> {
  const rows = await db.selectFrom('backups').select('path').distinct().execute();
  return rows.some(({ path }) => dirname(path) === folder);
}

/**
 * Part of a restore: what is erased from now on is noted beside that archive as well, or it would
 * come back if the same archive were restored once more.
 */
export async function recordRestored(
  { write }: Pick<Database, 'write'>,
  archive: { path: string; made_at: number; size: number },
): Promise<void> {
  await write(async (trx) => {
    await trx.insertInto('backups').values(archive).execute();
  });
}
