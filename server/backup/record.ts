import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { recordAct } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { tableNames } from '../database/restore-marker.ts';

/** A row whose size is still 0: the backup was begun, and perhaps never ended. */
const begun = 0;

export interface BackupRecord {
  /** The archive has its name and is whole. */
  finish(size: number): Promise<void>;
  /** There is no archive. */
  discard(): Promise<void>;
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
  if (!(await hasRecords(database))) {
    return { finish: async () => {}, discard: async () => {} };
  }
  const row = { made_at: madeAt, path };
  const id = await insert(database, { ...row, size: begun }).catch(async (error) => {
    // With a full database disk a backup to another disk may go on, if its folder is recorded.
    if ((await listFolders(database)).includes(dirname(path))) return undefined;
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
    async discard() {
      const others = await listFolders(database, id);
      // The only record of a folder stays: what answered with an error may have been kept there.
      if (id === undefined || !others.includes(dirname(path))) return;
      await database.write((trx) => trx.deleteFrom('backups').where('id', '=', id).execute());
    },
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
export async function finishKilledRecords(database: Database): Promise<void> {
  if (!(await hasRecords(database))) return;
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

/** Of all records but the one that is named. */
async function listFolders({ db }: Database, except = -1): Promise<string[]> {
  const rows = await db.selectFrom('backups').select('path').where('id', '!=', except).execute();
  return rows.map(({ path }) => dirname(path));
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

/** The names of archives in that folder that were made, or restored from, before that moment. */
export async function listRecordedBefore(
  database: Pick<Database, 'db'>,
  folder: string,
  moment: number,
): Promise<string[]> {
  if (!(await hasRecords(database))) return [];
  const rows = await database.db
    .selectFrom('backups')
    .select(['path', 'made_at'])
    .orderBy('made_at')
    .execute();
  // A name that was used again stands for the newer archive.
  const madeAt = new Map(rows.map(({ path, made_at }) => [path, made_at]));
  return [...madeAt]
    .filter(([path, made]) => dirname(path) === folder && made < moment)
    .map(([path]) => basename(path));
}

/** Those archives are gone; the folder itself stays known by the archive that was just made. */
export async function forgetRecords(
  database: Database,
  folder: string,
  names: string[],
): Promise<void> {
  if (names.length === 0 || !(await hasRecords(database))) return;
  const paths = names.map((name) => `${folder}/${name}`);
  await database.write((trx) => trx.deleteFrom('backups').where('path', 'in', paths).execute());
}
