import { rm } from 'node:fs/promises';
import type { UploadError } from '#domain/upload-error.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { inspectInPool } from './inspect-in-pool.ts';
import type { ReceivedFile } from './receive.ts';
import type { UploadReservation } from './upload-quota.ts';
import { finishUpload, type Upload, type UploadParts } from './uploads.ts';

export interface StoreParts extends UploadParts {
  workers: WorkerPool;
  metrics: Metrics;
}

export type StoredFile = { ok: true; upload: Upload } | { ok: false; error: UploadError };

/** Inspects a file that has arrived and stores it if it may be; the temporary file is gone after. */
export async function storeReceived(
  parts: StoreParts,
  reservation: UploadReservation,
  { path, ...file }: ReceivedFile,
): Promise<StoredFile> {
  try {
    const inspection = await inspectInPool(parts.workers, { path, name: file.name });
    if (!inspection.ok) return { ok: false, error: inspection.reason };
    const typed = { ...file, type: inspection.type };
    const upload = await finishUpload(parts, reservation, path, typed);
    parts.metrics.uploadStored(upload.size);
    return { ok: true, upload };
  } finally {
    await rm(path, { force: true });
  }
}
