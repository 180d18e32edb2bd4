import { type FileFieldName, fileFields } from '#domain/inquiry-fields.ts';
import { isUploadError, type UploadError, uploadLimit, uploadTypeOf } from '#domain/upload.ts';
import { attachFile, currentDraft, markUploading } from './draft.ts';
import { createStore, useStore } from './store.ts';

/** Besides what the server refuses: the connection broke, the page was left, the file expired. */
type FormUploadError = UploadError | 'connection' | 'interrupted' | 'file-gone';

export type Upload =
  | { phase: 'sending'; name: string; size: number; sent: number }
  | { phase: 'failed'; name: string; error: FormUploadError; canRetry: boolean };

export type Uploads = Partial<Record<FileFieldName, Upload>>;

const none: Uploads = {};
const store = createStore(none);
const requests: Partial<Record<FileFieldName, XMLHttpRequest>> = {};
const picked: Partial<Record<FileFieldName, File>> = {};

/** After so long without progress the connection counts as broken. */
const stallLimit = 60_000;

export function useUploads(): Uploads {
  return useStore(store);
}

function set(field: FileFieldName, upload: Upload | undefined): void {
  store.set({ ...store.get(), [field]: upload });
}

function fail(field: FileFieldName, name: string, error: FormUploadError): void {
  const canRetry =
    ['connection', 'failed', 'too-many', 'no-room'].includes(error) && field in picked;
  set(field, { phase: 'failed', name, error, canRetry });
}

export function startUpload(field: FileFieldName, file: File): void {
  requests[field]?.abort();
  attachFile(field, undefined);
  picked[field] = file;
  const error = checkBeforeUpload(file);
  if (error) {
    fail(field, file.name, error);
  } else {
    markUploading(field, file.name);
    send(field, file);
  }
}

/** What can be told without sending 20 megabytes first. */
function checkBeforeUpload(file: File): FormUploadError | undefined {
  if (uploadTypeOf(file.name) === undefined) return 'wrong-type';
  if (file.size === 0) return 'empty';
  if (file.size > uploadLimit) return 'too-large';
}

function send(field: FileFieldName, file: File): void {
  // fetch cannot tell how much of a body has been sent.
  const request = new XMLHttpRequest();
  requests[field] = request;
  let stall: ReturnType<typeof setTimeout>;
  const isCurrent = () => requests[field] === request;

  const progress = (sent: number) => {
    clearTimeout(stall);
    stall = setTimeout(() => finish('connection'), stallLimit);
    set(field, { phase: 'sending', name: file.name, size: file.size, sent });
  };
  const finish = (error: FormUploadError | undefined) => {
    clearTimeout(stall);
    if (!isCurrent()) return;
    delete requests[field];
    request.abort();
    if (error) fail(field, file.name, error);
    else set(field, undefined);
  };

  request.upload.onprogress = ({ loaded, total }) => {
    if (isCurrent()) progress(total > 0 ? (loaded / total) * file.size : 0);
  };
  request.onerror = () => finish('connection');
  request.onabort = () => clearTimeout(stall);
  request.onload = () => {
    const answer = readAnswer(request);
    if ('error' in answer) return finish(answer.error);
    if (!isCurrent()) return;
    finish(undefined);
    attachFile(field, answer);
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

const errorOfStatus: Record<number, FormUploadError> = {
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
};

function readAnswer({ status, response }: XMLHttpRequest) {
  const answer = (response ?? {}) as Answer;
  if (status === 200 && answer.id && answer.name !== undefined) {
    return { id: answer.id, name: answer.name, size: answer.size ?? 0 };
  }
  const named = answer.error?.fields?.file;
  return { error: isUploadError(named) ? named : (errorOfStatus[status] ?? 'failed') };
}

export function retryUpload(field: FileFieldName): void {
  const file = picked[field];
  if (file) startUpload(field, file);
}

/** Cancels what is under way, removes what is attached, and forgets what failed. */
export function removeUpload(field: FileFieldName): void {
  const request = requests[field];
  delete requests[field];
  request?.abort();
  delete picked[field];
  set(field, undefined);
  attachFile(field, undefined);
}

/** The server no longer has the file: the draft lets go of it and the form asks for it again. */
export function reportLostFile(field: FileFieldName): void {
  const name = currentDraft().fields[field];
  attachFile(field, undefined);
  delete picked[field];
  fail(field, name, 'file-gone');
}

/** After the draft was opened: an upload it remembers but nobody continues was cut off. */
export function reportInterruptedUploads(): void {
  const { uploading } = currentDraft();
  for (const field of fileFields) {
    const name = uploading[field];
    if (name && !store.get()[field]) fail(field, name, 'interrupted');
  }
}

export function clearUploads(): void {
  for (const field of fileFields) {
    const request = requests[field];
    delete requests[field];
    request?.abort();
    delete picked[field];
  }
  store.set(none);
}
