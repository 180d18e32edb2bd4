import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { type Head, prepareHead, writeHead } from './kept-head.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  body: Buffer;
  head: Head;
}

/** A finished answer, kept as bytes: headers and every encoding are ready before it is asked for. */
export interface KeptAnswer {
  status: number;
  etag: string;
  headers: Record<string, string>;
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
  notModified: Head;
}

interface Ingredients {
  status?: number;
  headers: Record<string, string>;
  body: Buffer | string;
  /** Made at build for hashed assets; documents are compressed when they are kept. */
  brotli?: Buffer;
}

const compressible =
  /^(text\/|application\/(javascript|json|xml|atom\+xml|manifest\+json|ld\+json)|image\/svg)/;

function variant(headers: Record<string, string>, encoding: Encoding, body: Buffer): Variant {
  const all: Record<string, string> = { ...headers, 'Content-Length': String(body.length) };
  if (encoding !== 'identity') all['Content-Encoding'] = encoding;
  return { body, head: prepareHead(all) };
}

/** Quickly compressed at first; `polish` makes it small soon after. */
export function keepAnswer({ status = 200, headers, body, brotli }: Ingredients): KeptAnswer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const shared: Record<string, string> = { ...headers, ETag: etag };
  const isCompressible = compressible.test(headers['Content-Type'] ?? '');
  if (isCompressible)
    shared.Vary = shared.Vary ? `Accept-Encoding, ${shared.Vary}` : 'Accept-Encoding';
  const { 'Content-Type': _, ...bare } = shared;
  const answer: KeptAnswer = {
    status,
    etag,
    headers: shared,
    variants: { identity: variant(shared, 'identity', bytes) },
    notModified: prepareHead(bare),
  };
  if (brotli) answer.variants.br = variant(shared, 'br', brotli);
  else if (isCompressible) {
    const quick = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    answer.variants.br = variant(shared, 'br', quick);
  }
  return answer;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Off the main thread: zlib's asynchronous calls run in the thread pool. */
export async function polish(answer: KeptAnswer): Promise<void> {
  const { identity, br } = answer.variants;
  if (!br) return;
  const { length } = identity.body;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // The last few percent of a list of megabytes would take seconds.
    [constants.BROTLI_PARAM_QUALITY]: length > 512 * 1024 ? 9 : constants.BROTLI_MAX_QUALITY,
  };
  answer.variants.br = variant(answer.headers, 'br', await brotli(identity.body, { params }));
  answer.variants.gzip = variant(
    answer.headers,
    'gzip',
    await gzipped(identity.body, { level: 9 }),
  );
}

export function sizeOf({ variants }: KeptAnswer): number {
  const { identity, br, gzip } = variants;
  return identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0) + 2048;
}

function chosenVariant({ variants }: KeptAnswer, accepted: string | undefined): Variant {
  if (accepted) {
    // `br;q=0` is a refusal, and so rare that only those who send a weight pay for looking.
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
export function sendKept(req: IncomingMessage, res: ServerResponse, answer: KeptAnswer): number {
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
  const { head, body } = chosenVariant(answer, req.headers['accept-encoding'] as string);
  writeHead(res, answer.status, head);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
  return answer.status;
}
