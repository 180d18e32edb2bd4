import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { UploadType } from '#domain/upload.ts';
import type { Database, Trx } from '../database/database.ts';
import type { FileStore } from './store.ts';

const hour = 60 * 60 * 1000;
const unattachedFor = 24 * hour;

export interface UploadParts {
  database: Pick<Database, 'db' | 'write'>;
  store: FileStore;
  now?: () => number;
}

export interface Upload {
  id: string;
  name: string;
  size: number;
}

/**
 * Begins as doomed and is pardoned once its content is stored and its row written: whatever dies
 * in between, nothing stays in the store that no row knows.
 */
export async function beginUpload(trx: Trx, now: number): Promise<string> {
  const id = randomUUID();
  await doomFiles(trx, [id], now + hour);
  return id;
}

export async function finishUpload(
  { database, store, now = Date.now }: UploadParts,
  id: string,
  path: string,
  file: { name: string; type: UploadType; size: number; sha256: string },
): Promise<Upload> {
  await store.put(id, createReadStream(path));
  await database.write(async (trx) => {
    const row = { id, ...file, created_at: now(), inquiry_id: null, purpose: null };
    await trx.insertInto('files').values(row).execute();
    await trx.deleteFrom('doomed_files').where('id', '=', id).execute();
  });
  return { id, name: file.name, size: file.size };
}

interface Attachment {
  fileId: string;
  inquiryId: string;
  purpose: 'file' | 'introduction';
  now: number;
}

/** False when there is no such file (any more), or it belongs to another inquiry. */
export async function attachFile(trx: Trx, attachment: Attachment): Promise<boolean> {
  const { fileId, inquiryId, purpose, now } = attachment;
  const { numUpdatedRows } = await trx
    .updateTable('files')
    .set({ inquiry_id: inquiryId, purpose })
    .where('id', '=', fileId)
    .where('inquiry_id', 'is', null)
    .where('created_at', '>', now - unattachedFor)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function doomFiles(trx: Trx, ids: string[], since: number): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('doomed_files')
    .values(ids.map((id) => ({ id, since })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ since }))
    .execute();
}

/** Files that no inquiry claimed within a day. */
export async function removeUnattached({ database, now = Date.now }: UploadParts): Promise<number> {
  return database.write(async (trx) => {
    const gone = await trx
      .deleteFrom('files')
      .where('inquiry_id', 'is', null)
      .where('created_at', '<=', now() - unattachedFor)
      .returning('id')
      .execute();
    const ids = gone.map(({ id }) => id);
    await doomFiles(trx, ids, now());
    return ids.length;
  });
}

/** Takes the content of doomed files out of the store; what fails is tried again next time. */
export async function removeDoomed({ database, store, now = Date.now }: UploadParts) {
  const doomed = await database.db
    .selectFrom('doomed_files')
    .select('id')
    .where('since', '<=', now())
    .limit(500)
    .execute();
  if (doomed.length === 0) return;
  for (const { id } of doomed) await store.delete(id);
  await database.write((trx) =>
    trx
      .deleteFrom('doomed_files')
      .where(
        'id',
        'in',
        doomed.map(({ id }) => id),
      )
      .execute(),
  );
}
