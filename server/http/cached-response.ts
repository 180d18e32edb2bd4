import { createHash, type Hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { Language } from '#domain/language.ts';
import { type Compress, compressQuickly } from './compress.ts';
import { type Head, prepareHead, writeHead } from './prepared-head.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  /** As a string of bytes (latin1) when it is short: Node sends that in one piece with its head. */
  body: Buffer | string;
  head: Head;
}

/** In bytes; of what is longer, the copy that this takes would cost more than it saves. */
const sentInOnePiece = 64 * 1024;

/** A public page, by its path without the language. */
export interface SeenPage {
  path: string;
  language: Language;
}

/** A finished response as bytes: headers and every encoding are made before it is requested. */
export interface CachedResponse {
  status: number;
  etag: string;
  headers: Record<string, string>;
  /** Without `identity` it is megabytes long: stored compressed, unpacked for the few clients. */
  variants: { identity?: Variant; br?: Variant; gzip?: Variant };
  /** Of the identity, in bytes. */
  length: number;
  isCompressible: boolean;
  notModified: Head;
  /** What a visitor sees who gets it, to be counted. */
  page?: SeenPage;
}

interface Ingredients {
  status?: number;
  headers: Record<string, string>;
  body: Buffer | string;
  /** Made at build for hashed assets; documents are compressed when they are cached. */
  brotli?: Buffer;
}

interface CompressedIngredients {
  headers: Record<string, string>;
  brotli: Buffer;
  hash: Hash;
  length: number;
}

const compressible =
  /^(text\/|application\/(javascript|json|xml|atom\+xml|manifest\+json|ld\+json)|image\/svg)/;

function variant(headers: Record<string, string>, encoding: Encoding, body: Buffer): Variant {
  const all: Record<string, string> = { ...headers, 'Content-Length': String(body.length) };
  if (encoding !== 'identity') all['Content-Encoding'] = encoding;
  // Nearly everybody reads Brotli; the others are kept outside of the heap.
  const isJoined = encoding === 'br' && body.length <= sentInOnePiece;
  return { body: isJoined ? body.toString('latin1') : body, head: prepareHead(all) };
}

function bytesOf({ body }: Variant): Buffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
}

/** In bytes; what is longer goes out as it is until it has been compressed in the background. */
const quicklyCompressed = 256 * 1024;

/** Compressed quickly at first; `recompress` makes it smaller soon after. */
export function cacheResponse({
  status = 200,
  headers,
  body,
  brotli,
}: Ingredients): CachedResponse {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const isCompressible = compressible.test(headers['Content-Type'] ?? '');
  const answer = begin(headers, createHash('sha256').update(bytes), bytes.length, isCompressible);
  answer.status = status;
  answer.variants.identity = variant(answer.headers, 'identity', bytes);
  if (brotli) answer.variants.br = variant(answer.headers, 'br', brotli);
  else if (isCompressible && bytes.length <= quicklyCompressed) {
    answer.variants.br = variant(answer.headers, 'br', compressQuickly(bytes));
  }
  return answer;
}

/** For a body too long to be stored uncompressed; `hash` is of the whole body. */
export function cacheCompressed({ headers, brotli, hash, length }: CompressedIngredients) {
  const answer = begin(headers, hash, length, true);
  answer.variants.br = variant(answer.headers, 'br', brotli);
  return answer;
}

function begin(
  headers: Record<string, string>,
  hash: Hash,
  length: number,
  isCompressible: boolean,
): CachedResponse {
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
  const shared: Record<string, string> = { ...headers, ETag: etag };
  if (isCompressible) {
    shared.Vary = shared.Vary ? `Accept-Encoding, ${shared.Vary}` : 'Accept-Encoding';
  }
  const { 'Content-Type': _, ...bare } = shared;
  const notModified = prepareHead(bare);
  return { status: 200, etag, headers: shared, variants: {}, length, isCompressible, notModified };
}

/** In the background: replaces the quickly compressed bytes by smaller ones. */
export async function recompress(answer: CachedResponse, compress: Compress): Promise<void> {
  const { identity } = answer.variants;
  if (!answer.isCompressible || !identity) return;
  const { br, gzip } = await compress(bytesOf(identity));
  answer.variants.br = variant(answer.headers, 'br', Buffer.from(br));
  answer.variants.gzip = variant(answer.headers, 'gzip', Buffer.from(gzip));
}

export function sizeOf({ variants }: CachedResponse): number {
  const bodies = [variants.identity, variants.br, variants.gzip];
  return bodies.reduce((sum, variant) => sum + (variant?.body.length ?? 0), 2048);
}

function chosenVariant({ variants }: CachedResponse, accepted: string | undefined) {
  if (accepted) {
    // `br;q=0` is a refusal; it is rare, so weights are parsed only where there are any.
    const refuses = (name: string) =>
      new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?(,|$)`).test(accepted);
    const weighted = accepted.includes(';q=0');
    if (variants.br && accepted.includes('br') && !(weighted && refuses('br'))) return variants.br;
    if (variants.gzip && accepted.includes('gzip') && !(weighted && refuses('gzip'))) {
      return variants.gzip;
    }
  }
  return variants.identity;
}

/** Writes the answer in plain Node, and says which status it came to. */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  answer: CachedResponse,
): number {
  const known = req.headers['if-none-match'];
  if (
    known !== undefined &&
    answer.status === 200 &&
    (known === '*' || known.includes(answer.etag))
  ) {
    writeHead(res, 304, answer.notModified);
    res.end();
    return 304;
  }
  const chosen = chosenVariant(answer, req.headers['accept-encoding'] as string);
  if (!chosen) return sendUnpacked(req, res, answer);
  writeHead(res, answer.status, chosen.head);
  if (req.method === 'HEAD') res.end();
  else res.end(chosen.body, 'latin1');
  return answer.status;
}

/** A chunk at a time, at the pace of the reader. */
function sendUnpacked(req: IncomingMessage, res: ServerResponse, answer: CachedResponse): number {
  res.writeHead(answer.status, { ...answer.headers, 'Content-Length': answer.length });
  if (req.method === 'HEAD' || !answer.variants.br) res.end();
  else {
    const unpacking = createBrotliDecompress();
    // A client that disconnects before the end is no error.
    pipeline(unpacking, res).catch(() => undefined);
    unpacking.end(bytesOf(answer.variants.br));
  }
  return answer.status;
}
