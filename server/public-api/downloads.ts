import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import type { AppBindings } from '../http/app.ts';
import { problem } from '../http/problem.ts';
import { fileHeaders } from '../posts/files/file-headers.ts';
import { findPublicFile, type PostFiles } from '../posts/files/post-files.ts';
import { answerFile } from './answer-file.ts';

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
    const headers = {
      ...fileHeaders(file),
      // It never changes, but whoever keeps a copy asks each time whether it is still public.
      'Cache-Control': 'public, no-cache',
    };
    const answer = await answerFile(c.req, {
      ...{ etag: `"${file.id}"`, size: file.size, headers },
      open: (range) => postFiles.open(file.id, range),
    });
    return answer ?? gone();
  });
  return api;
}
