import type { IncomingMessage } from 'node:http';
import { readBody } from './read-body.ts';

export type JsonResult =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'wrong-type' | 'too-large' | 'malformed' };

/** No body of ours nests deeper than a few levels; parsing thousands of levels is slow. */
const deepest = 32;

/** Reads a JSON body but never more of it than the limit. */
export async function readJson(incoming: IncomingMessage, limit: number): Promise<JsonResult> {
  if (!isJson(incoming.headers['content-type'])) return { ok: false, reason: 'wrong-type' };
  const body = await readBody(incoming, limit);
  if (!body.ok) {
    return { ok: false, reason: body.reason === 'too-large' ? 'too-large' : 'malformed' };
  }
  if (nestsTooDeep(body.bytes)) return { ok: false, reason: 'malformed' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body.bytes);
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}

function isJson(type: string | undefined): boolean {
  return type?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

/** Counts brackets outside of strings; whether they match is checked by the parser. */
function nestsTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x22) isInText = !isInText;
    else if (isInText) at += byte === 0x5c ? 1 : 0;
    else if (byte === 0x5b || byte === 0x7b) depth += 1;
    else if (byte === 0x5d || byte === 0x7d) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
