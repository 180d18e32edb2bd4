import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import { answerRange } from '../http/range.ts';
import { fileHeaders } from '../posts/files/file-headers.ts';
import { findPublicFile, type PostFiles } from '../posts/files/post-files.ts';

interface Parts {
  database: Pick<Database, 'db'>;
  postFiles: Pick<PostFiles, 'open'>;
}

/** Files of public posts alone: one whose post was withdrawn cannot be had any more. */
export function downloadsApi({ database, postFiles }: Parts): Hono<AppBindings> {
  const api = new Hono<AppBindings>();
  const gone = () => problem('not-found', 'There is no such file.');
  api.get('/downloads/:id{[0-9a-f]{32}}/:name', async (c) => {
    const file = await findPublicFile(database, c.req.param('id'));
    if (!file || c.req.param('name') !== file.name) return gone();
    const etag = `"${file.id}"`;
    const shared = {
      ...fileHeaders(file),
      ETag: etag,
      // It never changes, but whoever keeps a copy asks each time whether it is still public.
      'Cache-Control': 'public, no-cache',
    };
    if (c.req.header('If-None-Match')?.includes(etag)) {
      return new Response(null, { status: 304, headers: shared });
    }
    const { status, headers, range } = answerRange({
      range: c.req.header('Range'),
      ifRange: c.req.header('If-Range'),
      etag,
      size: file.size,
    });
    const whole = { status, headers: { ...shared, ...headers } };
    if (status === 416 || c.req.method === 'HEAD') return new Response(null, whole);
    const stored = await postFiles.open(file.id, range);
    if (!stored) return gone();
    return new Response(Readable.toWeb(stored.stream) as ReadableStream, whole);
  });
  return api;
}
