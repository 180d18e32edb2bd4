import { Readable } from 'node:stream';
import type { HonoRequest } from 'hono';
import type { StoredFile } from '../files/store.ts';
import { answerRange, type ByteRange } from '../http/range.ts';

interface File {
  etag: string;
  size: number;
  headers: Record<string, string>;
  open(range: ByteRange | undefined): Promise<StoredFile | undefined>;
}

/** A stored file, a part of it, or that the caller has it; undefined when its content is gone. */
export async function answerFile(
  request: HonoRequest,
  { etag, size, headers: own, open }: File,
): Promise<Response | undefined> {
  const shared = { ETag: etag, ...own };
  if (request.header('If-None-Match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: shared });
  }
  const { status, headers, range } = answerRange({
    range: request.header('Range'),
    ifRange: request.header('If-Range'),
    etag,
    size,
  });
  const whole = { status, headers: { ...shared, ...headers } };
  if (status === 416 || request.method === 'HEAD') return new Response(null, whole);
  const file = await open(range);
  return file && new Response(Readable.toWeb(file.stream) as ReadableStream, whole);
}
