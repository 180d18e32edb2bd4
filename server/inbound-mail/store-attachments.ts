import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import type { Config } from '../config.ts';
import type { Database, Trx } from '../database/database.ts';
import { hasRoom, readDiskRoom } from '../files/disk-room.ts';
import { inspectInPool } from '../files/inspect-in-pool.ts';
import { putFile } from '../files/put-file.ts';
import type { ReceivedFile } from '../files/receive.ts';
import type { FilesSchema } from '../files/schema.ts';
import type { FileStore } from '../files/store.ts';
import type { WorkerPool } from '../worker-pool.ts';
import type { RefusedFile } from './schema.ts';

/** The disk has no room for it now; that is no fault of the mail. */
export class NoRoomForFile extends Error {}

/** Until then a file whose mail was not stored stays: the next attempt makes new ones. */
const unclaimedFor = 15 * 60_000;

export interface AttachmentParts {
  config: Pick<Config, 'dataDir' | 'filesUrl'>;
  database: Database;
  store: FileStore;
  workers: WorkerPool;
}

type StoredAttachment = Omit<
  Insertable<FilesSchema['files']>,
  'inquiry_id' | 'purpose' | 'created_at'
>;

/**
 * Checks each file as an upload is checked and stores what passes. In the store they are
 * scheduled for deletion until `claimAttachments`: when the mail is not stored after all, they go.
 */
export async function storeAttachments(
  parts: AttachmentParts,
  files: readonly ReceivedFile[],
): Promise<{ stored: StoredAttachment[]; refused: RefusedFile[] }> {
  const stored: StoredAttachment[] = [];
  const refused: RefusedFile[] = [];
  for (const { path, ...file } of files) {
    const inspection = await inspectInPool(parts.workers, { path, name: file.name });
    if (!inspection.ok) refused.push({ name: file.name, reason: inspection.reason });
    else stored.push({ ...file, type: inspection.type, id: await putInStore(parts, path, file) });
  }
  return { stored, refused };
}

async function putInStore(
  { config, database, store }: AttachmentParts,
  path: string,
  { size }: { size: number },
): Promise<string> {
  if (!hasRoom(await readDiskRoom(config), size)) {
    throw new NoRoomForFile('no room for a received file');
  }
  const id = randomUUID();
  const row = { id, since: database.now() + unclaimedFor, size };
  await database.write((trx) => trx.insertInto('pending_deletions').values(row).execute());
  await putFile(store, id, path);
  return id;
}

/** Part of storing the mail they came with. */
export async function claimAttachments(
  trx: Trx,
  files: readonly StoredAttachment[],
  mail: { id: string; inquiryId: string; now: number },
): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  const { numDeletedRows } = await trx
    .deleteFrom('pending_deletions')
    .where('id', 'in', ids)
    .where('size', '>', 0)
    .executeTakeFirst();
  if (Number(numDeletedRows) < ids.length) throw new Error('a received file was given up');
  const common = {
    inquiry_id: mail.inquiryId,
    received_mail_id: mail.id,
    purpose: 'received' as const,
    created_at: mail.now,
    next_scan_at: mail.now,
  };
  await trx
    .insertInto('files')
    .values(files.map((file) => ({ ...file, ...common })))
    .execute();
}

export async function removeFiles(files: readonly { path: string }[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}
