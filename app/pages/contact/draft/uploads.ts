import { type FileFieldName, fileFields } from '#domain/inquiry-fields.ts';
import type { FileStop } from '#domain/insight.ts';
import { uploadLimit, uploadTypeOf } from '#domain/upload.ts';
import { tellStops } from '../tell-stops.ts';
import { currentDraft, setFile } from './draft.ts';
import { makeIdempotencyKey } from './idempotency-key.ts';
import { deleteKeptFiles } from './kept-files.ts';
import { addFile, dropFile, findFile, isInDraft, keysIn } from './picked-files.ts';
import { createStore, useStore } from './store.ts';

export type Upload =
  | { phase: 'sending'; name: string; size: number; sent: number }
  | { phase: 'failed'; name: string; error: FileStop; canRetry: boolean };

export type Uploads = Partial<Record<FileFieldName, Upload>>;

const none: Uploads = {};
const store = createStore(none);

interface RunningUpload {
  stop: AbortController;
  settled: Promise<void>;
}

/** What `upload-files.ts` is sending. */
export const runningUploads: Partial<Record<FileFieldName, RunningUpload>> = {};

export function useUploads(): Uploads {
  return useStore(store);
}

export function uploadOf(field: FileFieldName): Upload | undefined {
  return store.get()[field];
}

export function setUpload(field: FileFieldName, upload: Upload | undefined): void {
  store.set({ ...store.get(), [field]: upload });
}

const passingErrors: FileStop[] = ['connection', 'failed', 'too-many', 'no-room'];

export function failUpload(field: FileFieldName, name: string, error: FileStop): void {
  tellStops({ [field]: error });
  showFailed(field, name, error);
}

/** What the server has refused in a form that was posted, and counted already. */
export function showFailed(field: FileFieldName, name: string, error: FileStop): void {
  setUpload(field, { phase: 'failed', name, error, canRetry: passingErrors.includes(error) });
}

/** What was picked stays in this browser until the consent; its type and size are checked now. */
export async function pickFile(field: FileFieldName, file: File): Promise<void> {
  removeFile(field);
  const error = checkBeforeUpload(file);
  if (error) return failUpload(field, file.name, error);
  const picked = { key: makeIdempotencyKey(), name: file.name, size: file.size, isKept: true };
  setFile(field, picked);
  try {
    const isKept = await addFile(picked.key, file);
    if (!isKept && isInDraft(picked.key)) setFile(field, { ...picked, isKept });
  } catch {
    if (!isInDraft(picked.key)) return;
    removeFile(field);
    failUpload(field, file.name, 'unreadable');
  }
}

/** What can be told without sending 20 megabytes first. */
function checkBeforeUpload(file: File): FileStop | undefined {
  if (uploadTypeOf(file.name) === undefined) return 'wrong-type';
  if (file.size === 0) return 'empty';
  if (file.size > uploadLimit) return 'too-large';
}

function stopUpload(field: FileFieldName): void {
  runningUploads[field]?.stop.abort();
  delete runningUploads[field];
}

/** When the consent is taken back. */
export function stopUploads(): void {
  for (const field of fileFields) {
    if (runningUploads[field]) setUpload(field, undefined);
    stopUpload(field);
  }
}

/** Stops what is under way, removes what is attached, and forgets what failed. */
export function removeFile(field: FileFieldName): void {
  stopUpload(field);
  setUpload(field, undefined);
  const key = currentDraft().files[field]?.key;
  if (key === undefined) return;
  setFile(field, undefined);
  dropFile(key);
}

/** A file that this browser no longer has is asked for again. */
export function loseFile(field: FileFieldName, name: string): void {
  setFile(field, undefined);
  failUpload(field, name, 'not-kept');
}

/** After the draft was opened: what a reload did not bring back is asked for again. */
export async function checkKeptFiles(): Promise<void> {
  if (keysIn(currentDraft()).length === 0) return deleteKeptFiles();
  for (const field of fileFields) {
    const picked = currentDraft().files[field];
    if (!picked || picked.uploadId || (await findFile(picked.key))) continue;
    if (isInDraft(picked.key)) loseFile(field, picked.name);
  }
}

/** With the keys of a draft that was cleared, its files can be put back until the page is left. */
export async function clearUploads(undoKeys: string[] = []): Promise<void> {
  fileFields.forEach(stopUpload);
  store.set(none);
  await Promise.all(undoKeys.map(findFile));
  if (keysIn(currentDraft()).length === 0) deleteKeptFiles();
}

/** After the draft was restored. */
export async function keepFilesAgain(): Promise<void> {
  for (const key of keysIn(currentDraft())) {
    const file = await findFile(key);
    if (file) await addFile(key, file).catch(() => {});
  }
  await checkKeptFiles();
}
