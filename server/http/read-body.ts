import type { IncomingMessage } from 'node:http';

export type BodyResult =
  | { ok: true; bytes: Buffer }
  | { ok: false; reason: 'too-large' | 'cut-off' };

/** Never more than the limit: what a sender says about the length need not be true, or said. */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<BodyResult> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) {
    return { ok: false, reason: 'too-large' };
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > limit) return { ok: false, reason: 'too-large' };
      chunks.push(chunk as Buffer);
    }
  } catch {
    return { ok: false, reason: 'cut-off' };
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}
