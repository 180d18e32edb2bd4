import { Readable } from 'node:stream';
import { postFileAddress, postFileLimit } from '#domain/post-file.ts';
import { mayEditPosts } from '#domain/staff.ts';
import { hasRoomForUpload } from '../files/disk-room.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { fileHeaders } from '../posts/files/file-headers.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

/** Files that posts hand out, before anybody else may have them. */
export function postFileRoutes({ config, postFiles }: AdminContext) {
  const refuse = (reason: string) =>
    problem('invalid', 'This file cannot be taken.', { fields: { file: reason } });

  return [
    route('POST /post-files', { permission: mayEditPosts }, async ({ c, query }) => {
      const name = query('name') ?? '';
      if (name === '' || name.length > 255) return refuse('wrong-type');
      if (!(await hasRoomForUpload(config))) return refuse('no-room');
      const body = await readBody(c.env.incoming, postFileLimit);
      if (!body.ok && body.reason === 'too-large') {
        const fields = { file: 'too-large' };
        return problem('too-large', `A file may have ${postFileLimit / 1024 / 1024} MB.`, {
          fields,
        });
      }
      if (!body.ok) return problem('malformed', 'The file did not arrive whole.');
      const kept = await postFiles.keep(name, body.bytes);
      return kept.ok ? { ...kept.file, address: postFileAddress(kept.file) } : refuse(kept.reason);
    }),

    /** Also asked by HEAD, whether a file that a text names is there. */
    route('GET /post-files/:id', { permission: mayEditPosts }, async ({ c, param }) => {
      const id = param('id');
      const file = (await postFiles.find([id])).get(id);
      const stored = file && (await postFiles.open(id));
      if (!stored) return problem('not-found', 'There is no such file.');
      const headers = {
        ...fileHeaders(file),
        'Content-Length': String(stored.size),
        'Cache-Control': 'private, no-store',
      };
      if (c.req.method !== 'HEAD') {
        return new Response(Readable.toWeb(stored.stream) as ReadableStream, { headers });
      }
      stored.stream.destroy();
      return new Response(null, { headers });
    }),
  ];
}
