import type { IncomingMessage } from 'node:http';

export type JsonResult =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'too-large' | 'malformed' };

/** Reads a JSON body but never more of it than the limit. */
export async function readJson(incoming: IncomingMessage, limit: number): Promise<JsonResult> {
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
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}
