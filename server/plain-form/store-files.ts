import { fileFields } from '#domain/inquiry-fields.ts';
import type { Config } from '../config.ts';
import { readDiskRoom } from '../files/disk-room.ts';
import type { ReceivedFile } from '../files/receive.ts';
import { type StoredFile, type StoreParts, storeReceived } from '../files/store-received.ts';
import { reserveUpload } from '../files/upload-quota.ts';
import { abandonUpload } from '../files/uploads.ts';
import type { PostedForm } from './posted-form.ts';
import type { ReceivedForm } from './receive-form.ts';
import { findStoredFiles, isSameFile } from './stored-files.ts';

export interface FileParts extends StoreParts {
  config: Pick<Config, 'dataDir' | 'filesUrl'>;
}

/** Stores what came with a form under the rules of `/api/files`, and notes what it cannot take. */
export async function storeFiles(
  parts: FileParts,
  { files, tooLarge }: ReceivedForm,
  posted: PostedForm,
  visitor: string,
): Promise<void> {
  // Whoever submits without picking a file again has been told that it did not arrive.
  posted.missingFiles = {};
  if (tooLarge) posted.missingFiles[tooLarge.field] = { name: tooLarge.name, error: 'too-large' };
  const before = await findStoredFiles(parts.database, posted.idempotencyKey);
  for (const field of fileFields) {
    const file = files[field];
    if (!file) continue;
    const first = before[field];
    // A browser that posts a form again may have nothing left of its files.
    if (first && (file.size === 0 || isSameFile(file, first))) {
      posted.uploads[field] = first;
      continue;
    }
    const stored = await store(parts, file, visitor);
    if (stored.ok) posted.uploads[field] = stored.upload;
    else posted.missingFiles[field] = { name: file.name, error: stored.error };
  }
}

async function store(parts: FileParts, file: ReceivedFile, visitor: string): Promise<StoredFile> {
  const { config, database, metrics, now = database.now } = parts;
  const room = await readDiskRoom(config);
  const request = { visitor, bytes: file.size, room, now: now() };
  const reserved = await reserveUpload(database, request);
  if (!reserved.ok) {
    metrics.uploadRefused(reserved.reason);
    return { ok: false, error: reserved.reason };
  }
  const { reservation } = reserved;
  try {
    const stored = await storeReceived(parts, reservation, file);
    if (!stored.ok) {
      metrics.uploadRefused(stored.error);
      await abandonUpload(parts, reservation, file.size);
    }
    return stored;
  } catch {
    // When this fails as well, the room is free again once the reservation has run out.
    await abandonUpload(parts, reservation, file.size).catch(() => {});
    metrics.uploadRefused('failed');
    return { ok: false, error: 'failed' };
  }
}
