import type { IncomingMessage } from 'node:http';
import { readBody } from './read-body.ts';

export type JsonResult =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'too-large' | 'malformed' };

/** Reads a JSON body but never more of it than the limit. */
export async function readJson(incoming: IncomingMessage, limit: number): Promise<JsonResult> {
  const body = await readBody(incoming, limit);
  if (!body.ok) return { ok: false, reason: body.reason === 'cut-off' ? 'malformed' : body.reason };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body.bytes);
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}
