import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { watchPieces } from '../http/body-pieces.ts';

export interface MultipartHandlers {
  /** Takes the whole stream, or returns undefined and leaves it unread. */
  file(field: string, stream: Readable, fileName: string): Promise<void> | undefined;
  field?(name: string, value: string): void;
}

/** Streams a multipart body to its handlers, up to the limits. Rejects when it is broken or cut off. */
export async function parseMultipart(
  incoming: IncomingMessage,
  limits: busboy.Limits,
  handlers: MultipartHandlers,
): Promise<void> {
  const form = busboy({ headers: incoming.headers, defParamCharset: 'utf8', limits });
  const taking: Promise<void>[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('file', (field, stream, { filename }) => {
        stream.on('error', reject);
        const taken = filename ? handlers.file(field, stream, filename) : undefined;
        if (!taken) return stream.resume();
        taken.catch(reject);
        taking.push(taken);
      });
      form.on('field', (name, value) => handlers.field?.(name, value));
      // A broken form may report more than one error; an unheard one would end the process.
      form.on('error', reject);
      form.once('close', () => Promise.all(taking).then(() => resolve(), reject));
      // A connection that is cut, in the middle or before, ends nothing by itself.
      if (incoming.destroyed) reject(new Error('cut off'));
      incoming.once('close', () => !incoming.complete && reject(new Error('cut off')));
      const isInCrumbs = watchPieces();
      incoming.on('data', (piece) => {
        if (!isInCrumbs(piece)) return;
        // At once: thousands of them may be waiting in memory already.
        incoming.unpipe(form);
        incoming.pause();
        reject(new Error('in crumbs'));
      });
      incoming.pipe(form);
    });
  } finally {
    incoming.unpipe(form);
    incoming.pause();
    form.destroy();
    await Promise.allSettled(taking);
  }
}
