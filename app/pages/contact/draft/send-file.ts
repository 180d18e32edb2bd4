import { isUploadError, type UploadError } from '#domain/upload-error.ts';

/** After so long without progress the connection counts as broken. */
const stallLimit = 60_000;

type SendFileError = UploadError | 'connection';

export type SentFile = { ok: true; id: string; name: string } | { ok: false; error: SendFileError };

interface Options {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/** Never settles once the signal is aborted: whoever aborts no longer waits. */
export function sendFile(file: File, { signal, onProgress }: Options): Promise<SentFile> {
  return new Promise((resolve) => {
    // fetch cannot tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    const settle = (sent: SentFile) => {
      clearTimeout(stall);
      request.abort();
      resolve(sent);
    };
    const progress = (sent: number) => {
      clearTimeout(stall);
      stall = setTimeout(() => settle({ ok: false, error: 'connection' }), stallLimit);
      onProgress(sent);
    };
    signal.addEventListener('abort', () => {
      clearTimeout(stall);
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => {
      if (!signal.aborted) progress(total > 0 ? (loaded / total) * file.size : 0);
    };
    request.onerror = () => settle({ ok: false, error: 'connection' });
    request.onload = () => settle(readAnswer(request));
    const body = new FormData();
    body.append('file', file);
    request.open('POST', '/api/files');
    request.responseType = 'json';
    progress(0);
    request.send(body);
  });
}

interface Answer {
  id?: string;
  name?: string;
  error?: { fields?: { file?: string } };
}

const errorOfStatus: Record<number, SendFileError> = {
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
};

function readAnswer({ status, response }: XMLHttpRequest): SentFile {
  const { id, name, error } = (response ?? {}) as Answer;
  if (status === 200 && id && name !== undefined) return { ok: true, id, name };
  const named = error?.fields?.file;
  return { ok: false, error: isUploadError(named) ? named : (errorOfStatus[status] ?? 'failed') };
}
