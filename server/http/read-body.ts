import type { IncomingMessage } from 'node:http';
import { watchPieces } from './body-pieces.ts';

export type BodyResult =
  | { ok: true; bytes: Buffer }
  | { ok: false; reason: 'too-large' | 'in-crumbs' | 'cut-off' };

/**
 * Never more than the limit: what a sender says about the length need not be true, or said. What
 * is refused is not read on; the connection ends with the answer.
 */
export function readBody(incoming: IncomingMessage, limit: number): Promise<BodyResult> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) {
    return Promise.resolve({ ok: false, reason: 'too-large' });
  }
  const isInCrumbs = watchPieces();
  const pieces: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    function end(result: BodyResult): void {
      incoming.off('data', take);
      if (!result.ok) incoming.pause();
      resolve(result);
    }
    // By events: an iterator would cost several turns of its own for each piece.
    function take(piece: Buffer): void {
      size += piece.length;
      if (size > limit) end({ ok: false, reason: 'too-large' });
      else if (isInCrumbs(piece)) end({ ok: false, reason: 'in-crumbs' });
      else pieces.push(piece);
    }
    incoming.on('data', take);
    incoming.once('end', () => end({ ok: true, bytes: Buffer.concat(pieces) }));
    incoming.once('error', () => end({ ok: false, reason: 'cut-off' }));
    incoming.once('close', () => end({ ok: false, reason: 'cut-off' }));
  });
}
