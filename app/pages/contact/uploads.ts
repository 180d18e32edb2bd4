import { useSyncExternalStore } from 'react';
import { type UploadError, uploadLimit, uploadTypeOf } from '#domain/upload.ts';
import { attachFile, currentDraft, type FileSlot, noteUpload } from './draft.ts';

/** Besides what the server refuses: the connection broke, the page was left, the file expired. */
export type UploadTrouble = UploadError | 'connection' | 'interrupted' | 'file-gone';

export type Upload =
  | { phase: 'sending'; name: string; size: number; sent: number }
  | { phase: 'failed'; name: string; trouble: UploadTrouble; canRetry: boolean };

type Uploads = Partial<Record<FileSlot, Upload>>;

/** Kept outside the components, so that uploads go on while the visitor moves between the steps. */
let uploads: Uploads = {};
const requests: Partial<Record<FileSlot, XMLHttpRequest>> = {};
const picked: Partial<Record<FileSlot, File>> = {};
const listeners = new Set<() => void>();

/** So long without a single byte moving is a broken connection that nobody told us of. */
const stallLimit = 60_000;

const none: Uploads = {};

export function useUploads(): Uploads {
  return useSyncExternalStore(
    subscribe,
    () => uploads,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(slot: FileSlot, upload: Upload | undefined): void {
  uploads = { ...uploads, [slot]: upload };
  for (const listener of listeners) listener();
}

function fail(slot: FileSlot, name: string, trouble: UploadTrouble): void {
  const canRetry =
    ['connection', 'failed', 'too-many', 'no-room'].includes(trouble) && slot in picked;
  set(slot, { phase: 'failed', name, trouble, canRetry });
}

export function startUpload(slot: FileSlot, file: File): void {
  requests[slot]?.abort();
  attachFile(slot, undefined);
  picked[slot] = file;
  const trouble = troubleBefore(file);
  if (trouble) {
    fail(slot, file.name, trouble);
  } else {
    noteUpload(slot, file.name);
    send(slot, file);
  }
}

/** What can be told without sending 20 megabytes first. */
function troubleBefore(file: File): UploadTrouble | undefined {
  if (uploadTypeOf(file.name) === undefined) return 'wrong-type';
  if (file.size === 0) return 'empty';
  if (file.size > uploadLimit) return 'too-large';
}

function send(slot: FileSlot, file: File): void {
  // fetch cannot tell how much of a body has been sent.
  const request = new XMLHttpRequest();
  requests[slot] = request;
  let stall: ReturnType<typeof setTimeout>;
  const isCurrent = () => requests[slot] === request;

  const progress = (sent: number) => {
    clearTimeout(stall);
    stall = setTimeout(() => finish('connection'), stallLimit);
    set(slot, { phase: 'sending', name: file.name, size: file.size, sent });
  };
  const finish = (trouble: UploadTrouble | undefined) => {
    clearTimeout(stall);
    if (!isCurrent()) return;
    delete requests[slot];
    request.abort();
    if (trouble) fail(slot, file.name, trouble);
    else set(slot, undefined);
  };

  request.upload.onprogress = ({ loaded, total }) => {
    if (isCurrent()) progress(total > 0 ? (loaded / total) * file.size : 0);
  };
  request.onerror = () => finish('connection');
  request.onabort = () => clearTimeout(stall);
  request.onload = () => {
    const answer = readAnswer(request);
    if ('trouble' in answer) return finish(answer.trouble);
    if (!isCurrent()) return;
    finish(undefined);
    attachFile(slot, answer);
  };
  const body = new FormData();
  body.append('file', file);
  request.open('POST', '/api/files');
  request.responseType = 'json';
  progress(0);
  request.send(body);
}

interface Answer {
  id?: string;
  name?: string;
  size?: number;
  error?: { fields?: { file?: string } };
}

const troubleOf: Record<number, UploadTrouble> = {
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
};

const errors: readonly string[] = [
  'too-large',
  'wrong-type',
  'not-what-it-says',
  'empty',
  'expands-too-far',
  'picture-too-large',
  'runnable-inside',
  'cannot-be-checked',
  'no-room',
] satisfies UploadError[];

function readAnswer({ status, response }: XMLHttpRequest) {
  const answer = (response ?? {}) as Answer;
  if (status === 200 && answer.id && answer.name !== undefined) {
    return { id: answer.id, name: answer.name, size: answer.size ?? 0 };
  }
  const named = answer.error?.fields?.file ?? '';
  const trouble = errors.includes(named) ? (named as UploadError) : undefined;
  return { trouble: trouble ?? troubleOf[status] ?? 'failed' };
}

export function retryUpload(slot: FileSlot): void {
  const file = picked[slot];
  if (file) startUpload(slot, file);
}

/** Cancels what is under way, removes what is attached, and forgets what failed. */
export function removeUpload(slot: FileSlot): void {
  const request = requests[slot];
  delete requests[slot];
  request?.abort();
  delete picked[slot];
  set(slot, undefined);
  attachFile(slot, undefined);
}

/** The server no longer has the file: the draft lets go of it and the form asks for it again. */
export function loseFile(slot: FileSlot): void {
  const name = currentDraft().fields[slot];
  attachFile(slot, undefined);
  delete picked[slot];
  fail(slot, name, 'file-gone');
}

/** After the draft was opened: an upload it remembers but nobody continues was cut off. */
export function noticeCutUploads(): void {
  const { uploading } = currentDraft();
  for (const slot of ['file', 'introduction'] satisfies FileSlot[]) {
    const name = uploading[slot];
    if (name && !uploads[slot]) fail(slot, name, 'interrupted');
  }
}

export function forgetUploads(): void {
  for (const slot of ['file', 'introduction'] satisfies FileSlot[]) {
    const request = requests[slot];
    delete requests[slot];
    request?.abort();
    delete picked[slot];
  }
  uploads = none;
  for (const listener of listeners) listener();
}
