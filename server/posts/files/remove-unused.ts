import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/store.ts';
import { keyOfPostFile } from './post-files.ts';

const hour = 60 * 60_000;
/** For texts that are still being written, and copies of them that lie in a browser. */
const unusedFor = 30 * 24 * hour;
/** No upload takes as long. */
const unfinishedFor = hour;
const filesPerRound = 100;

interface Parts {
  database: Pick<Database, 'db' | 'write' | 'now'>;
  store: Pick<FileStore, 'delete'>;
}

/** Removes files that no text names any more, be it saved, public or in the history. */
export async function removeUnusedFiles({ database, store }: Parts): Promise<number> {
  const { db, write, now } = database;
  // Reads before it writes: a write in every round would delay other writers.
  if (await selectUnused(db, now()).executeTakeFirst()) {
    // Their content goes later: a text that began to name one meanwhile keeps it.
    await write((trx) =>
      trx
        .updateTable('post_files')
        .set({ is_kept: 0, used_at: now() })
        .where('id', 'in', selectUnused(trx, now()))
        .execute(),
    );
  }
  const gone = await db
    .selectFrom('post_files')
    .select('id')
    .where('is_kept', '=', 0)
    .where('used_at', '<=', now() - unfinishedFor)
    .limit(filesPerRound)
    .execute();
  for (const { id } of gone) await store.delete(keyOfPostFile(id));
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) {
    await write(async (trx) => {
      await trx.deleteFrom('post_files').where('id', 'in', ids).where('is_kept', '=', 0).execute();
      await trx.deleteFrom('post_file_uses').where('file_id', 'in', ids).execute();
    });
  }
  return ids.length;
}

function selectUnused(db: Database['db'], now: number) {
  return db
    .selectFrom('post_files')
    .select('post_files.id')
    .where('is_kept', '=', 1)
    .where('used_at', '<=', now - unusedFor)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('post_file_uses as used')
            .leftJoin('post_history as entry', 'entry.id', 'used.history_id')
            .select(sql`1`.as('found'))
            .whereRef('used.file_id', '=', 'post_files.id')
            .where((use) =>
              use.or([use('used.history_id', '=', 0), use('entry.id', 'is not', null)]),
            ),
        ),
      ),
    )
    .limit(filesPerRound);
}
