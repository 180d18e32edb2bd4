import type { UploadType } from '#domain/upload.ts';
import type { Database, Trx } from '../database/database.ts';
import { claimDeletions, deletionsPerClaim } from './claim-deletions.ts';
import { putFile } from './put-file.ts';
import type { FileStore } from './store.ts';
import { settleUpload, type UploadReservation } from './upload-quota.ts';

const minute = 60_000;
/** As long as somebody may take to send the inquiry; the form asks for the file again after it. */
const unattachedFor = 3 * 60 * minute;
const pauseAfterFailure = 10 * minute;
const deletionsAtOnce = 8;
/** A round ends after about 500, so that a process that stops does not wait for the rest. */
const maxClaimsPerRound = 8;

export interface UploadParts {
  database: Pick<Database, 'db' | 'write' | 'kind' | 'now'>;
  store: FileStore;
  now?: () => number;
}

export interface Upload {
  id: string;
  name: string;
  size: number;
}

export async function finishUpload(
  { database, store, now = database.now }: UploadParts,
  reservation: UploadReservation,
  path: string,
  file: { name: string; type: UploadType; size: number; sha256: string },
): Promise<Upload> {
  const { id } = reservation;
  await putFile(store, id, path);
  await database.write(async (trx) => {
    // Without a size it is given up: its deletion is due, or has begun.
    const { numDeletedRows } = await trx
      .deleteFrom('pending_deletions')
      .where('id', '=', id)
      .where('size', '>', 0)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Error('The upload took so long that it was given up.');
    const times = { created_at: now(), next_scan_at: now() };
    await trx
      .insertInto('files')
      .values({ id, ...file, ...times, inquiry_id: null, purpose: null })
      .execute();
    await settleUpload(trx, reservation, file.size);
  });
  return { id, name: file.name, size: file.size };
}

/** Refused, cut off or failed: its room is free again, and what may lie in the store goes. */
export async function abandonUpload(
  { database, now = database.now }: UploadParts,
  reservation: UploadReservation,
  arrived: number,
): Promise<void> {
  await database.write(async (trx) => {
    await scheduleDeletion(trx, [reservation.id], now());
    await settleUpload(trx, reservation, arrived);
  });
}

interface Attachment {
  fileId: string;
  inquiryId: string;
  purpose: 'file' | 'introduction' | 'reply';
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

export async function scheduleDeletion(trx: Trx, ids: string[], since: number): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('pending_deletions')
    .values(ids.map((id) => ({ id, since })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ since, size: 0 }))
    .execute();
}

/** Part of erasing an inquiry. */
export async function deleteInquiryFiles(trx: Trx, inquiryId: string, now: number): Promise<void> {
  const deleted = await trx
    .deleteFrom('files')
    .where('inquiry_id', '=', inquiryId)
    .returning('id')
    .execute();
  const ids = deleted.map(({ id }) => id);
  await scheduleDeletion(trx, ids, now);
}

/** Files that no inquiry claimed in time. */
export async function removeUnattached({
  database,
  now = database.now,
}: UploadParts): Promise<number> {
  return database.write(async (trx) => {
    const gone = await trx
      .deleteFrom('files')
      .where('inquiry_id', 'is', null)
      .where('created_at', '<=', now() - unattachedFor)
      .returning('id')
      .execute();
    const ids = gone.map(({ id }) => id);
    await scheduleDeletion(trx, ids, now());
    return ids.length;
  });
}

export interface FailedRemoval {
  id: string;
  error: unknown;
}

/**
 * Takes the content of files scheduled for deletion out of the store, the oldest first. One that cannot be
 * deleted holds up no other: it is tried again later. Throws when the whole store is away.
 */
export async function deleteScheduled({
  database,
  store,
  now = database.now,
}: UploadParts): Promise<FailedRemoval[]> {
  const allFailed: FailedRemoval[] = [];
  for (let claims = 0; claims < maxClaimsPerRound; claims += 1) {
    const { ids, giveBack } = await claimDeletions(database, now());
    const { removed, failed, outage } = await deleteFromStore(store, ids);
    await noteRemovals(database, removed, failed, now() + pauseAfterFailure);
    if (outage) {
      const tried = new Set([...removed, ...failed.map(({ id }) => id)]);
      await giveBack(ids.filter((id) => !tried.has(id)));
      throw outage.error;
    }
    allFailed.push(...failed);
    if (ids.length < deletionsPerClaim) break;
  }
  return allFailed;
}

async function deleteFromStore(store: FileStore, ids: readonly string[]) {
  const removed: string[] = [];
  const failed: FailedRemoval[] = [];
  let outage: { error: unknown } | undefined;

  async function attempt(id: string) {
    try {
      await store.delete(id);
      removed.push(id);
    } catch (error) {
      if (await store.answers()) failed.push({ id, error });
      else outage = { error };
    }
  }
  const [first, ...others] = ids;
  const waiting = others.values();
  async function work() {
    for (const id of waiting) {
      await attempt(id);
      if (outage) return;
    }
  }

  // The first by itself: while the store is away, one attempt is enough to know.
  if (first !== undefined) await attempt(first);
  if (!outage) await Promise.all(Array.from({ length: deletionsAtOnce }, work));
  return { removed, failed, outage };
}

async function noteRemovals(
  { write }: Pick<Database, 'write'>,
  removed: string[],
  failed: FailedRemoval[],
  nextTry: number,
) {
  if (removed.length + failed.length === 0) return;
  await write(async (trx) => {
    if (removed.length > 0) {
      await trx.deleteFrom('pending_deletions').where('id', 'in', removed).execute();
    }
    const ids = failed.map(({ id }) => id);
    await scheduleDeletion(trx, ids, nextTry);
  });
}
