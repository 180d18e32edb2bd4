import { fileFields } from '#domain/inquiry-fields.ts';
import { type StoredFile, type StoreParts, storeReceived } from '../files/store-received.ts';
import { abandonUpload } from '../files/uploads.ts';
import type { Log } from '../log/log.ts';
import { WorkerPoolFull } from '../worker-pool.ts';
import type { PostedForm } from './posted-form.ts';
import type { FormFile, ReceivedForm } from './receive-form.ts';
import { findStoredFiles, isSameFile } from './stored-files.ts';

export interface FileParts extends StoreParts {
  log: Pick<Log, 'error'>;
}

/** Stores what came with a form under the rules of `/api/files`, and notes what it cannot take. */
export async function storeFiles(
  parts: FileParts,
  form: ReceivedForm,
  posted: PostedForm,
): Promise<void> {
  // Whoever submits without picking a file again has been told that it did not arrive.
  posted.missingFiles = { ...form.refused };
  if (Object.keys(form.files).length === 0) return;
  const before = await findStoredFiles(parts.database, posted.idempotencyKey);
  for (const field of fileFields) {
    const file = form.files[field];
    if (!file) continue;
    const first = before[field];
    if (isSameFile(file, first)) {
      posted.uploads[field] = { id: first.id, name: first.name };
      continue;
    }
    delete form.files[field];
    const stored = await store(parts, file);
    if (stored.ok) posted.uploads[field] = { id: stored.upload.id, name: stored.upload.name };
    else posted.missingFiles[field] = { name: file.name, error: stored.error };
  }
}

async function store(parts: FileParts, { reservation, ...file }: FormFile): Promise<StoredFile> {
  const { metrics } = parts;
  try {
    const stored = await storeReceived(parts, reservation, file);
    if (!stored.ok) {
      metrics.uploadRefused(stored.error);
      await abandonUpload(parts, reservation, file.size);
    }
    return stored;
  } catch (error) {
    if (!(error instanceof WorkerPoolFull)) parts.log.error(error);
    // When this fails as well, the room is free again once the reservation has run out.
    await abandonUpload(parts, reservation, file.size).catch(() => {});
    metrics.uploadRefused('failed');
    return { ok: false, error: 'failed' };
  }
}
