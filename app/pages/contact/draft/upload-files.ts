import { type FileFieldName, fileFields } from '#domain/inquiry-fields.ts';
import { currentDraft, hasAgreed, setFile } from './draft.ts';
import { findFile } from './picked-files.ts';
import { sendFile } from './send-file.ts';
import { failUpload, loseFile, runningUploads, setUpload, uploadOf } from './uploads.ts';

/** Sends what was picked and is not on the server yet; nothing before the visitor has agreed. */
export async function uploadFiles(): Promise<void> {
  if (hasAgreed()) await Promise.all(fileFields.map(upload));
}

export function hasFailedUpload(): boolean {
  return fileFields.some((field) => uploadOf(field)?.phase === 'failed');
}

export function retryUpload(field: FileFieldName): void {
  setUpload(field, undefined);
  uploadFiles();
}

/** What failed for a reason that may have passed is tried again when the visitor comes back. */
export function retryUploads(): void {
  for (const field of fileFields) {
    const upload = uploadOf(field);
    if (upload?.phase === 'failed' && upload.canRetry) setUpload(field, undefined);
  }
  uploadFiles();
}

/** The server no longer has them: they are uploaded again from what this browser keeps. */
export async function uploadAgain(fields: FileFieldName[]): Promise<void> {
  for (const field of fields) {
    const picked = currentDraft().files[field];
    if (picked) setFile(field, { ...picked, uploadId: undefined });
  }
  await uploadFiles();
}

function upload(field: FileFieldName): Promise<void> {
  const running = runningUploads[field];
  if (running) return running.settled;
  const picked = currentDraft().files[field];
  if (!picked || picked.uploadId || uploadOf(field)) return Promise.resolve();
  const stop = new AbortController();
  const settled = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve());
    send(field, picked, stop.signal).then(resolve, resolve);
  });
  runningUploads[field] = { stop, settled };
  return settled;
}

async function send(
  field: FileFieldName,
  { key, name, size }: { key: string; name: string; size: number },
  signal: AbortSignal,
): Promise<void> {
  const onProgress = (sent: number) => setUpload(field, { phase: 'sending', name, size, sent });
  onProgress(0);
  const file = await findFile(key);
  if (signal.aborted) return;
  const sent = file && (await sendFile(file, { signal, onProgress }));
  if (signal.aborted) return;
  delete runningUploads[field];
  if (!sent) return loseFile(field, name);
  if (!sent.ok) return failUpload(field, name, sent.error);
  setUpload(field, undefined);
  const picked = currentDraft().files[field];
  if (picked?.key === key) setFile(field, { ...picked, name: sent.name, uploadId: sent.id });
}
