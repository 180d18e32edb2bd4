import { filmLimits } from '#domain/own-film.ts';
import { ApiError, request } from '../../api/request.ts';

interface Options {
  signal: AbortSignal;
  /** Between 0 and 1. */
  onProgress(share: number): void;
}

/** Before the next try, in milliseconds. */
const pauses = [1_000, 3_000, 10_000];

/** Part by part; a line that breaks costs one part, which is sent again. */
export async function uploadFilm(file: File, { signal, onProgress }: Options) {
  const bytes = file.size;
  // Known to be too large before anything is sent.
  if (bytes > filmLimits.bytes) throw new ApiError(413, 'too-large', { file: 'too-large' });
  const { upload } = await request('POST /site/film-uploads', { body: { bytes }, signal });
  try {
    for (let start = 0; start < bytes; start += filmLimits.partBytes) {
      onProgress(start / bytes);
      const params = { upload, part: start / filmLimits.partBytes };
      const body = file.slice(start, start + filmLimits.partBytes, 'application/octet-stream');
      await persistently(
        () => request('PUT /site/film-uploads/:upload/:part', { params, body, signal }),
        signal,
      );
    }
    onProgress(1);
    const key = 'POST /site/film-uploads/:upload/finish';
    return await request(key, { params: { upload }, body: { bytes }, signal });
  } catch (error) {
    // What is left of it on the server is of no use; a day later it would go by itself.
    request('DELETE /site/film-uploads/:upload', { params: { upload } }).catch(() => {});
    throw error;
  }
}

async function persistently(send: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      await send();
      return;
    } catch (error) {
      const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isPassing || pause === undefined) throw error;
      await waitFor(pause, signal);
    }
  }
}

function waitFor(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
