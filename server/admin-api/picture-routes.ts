import { z } from 'zod';
import { pictureLimits } from '#domain/picture.ts';
import { maxSearchLength, pictureAddress } from '#domain/post.ts';
import { mayEditPosts } from '#domain/staff.ts';
import { cleanLine } from '#domain/text.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { describePicture, listPictures } from '../posts/pictures/picture-library.ts';
import { fetchPicture } from '../posts/pictures/remote-picture.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

const tooLarge = () =>
  problem('too-large', `A picture may have ${pictureLimits.bytes / 1024 / 1024} MB.`);

/** Pictures for posts: from the editor's machine, or copied from where they were pasted from. */
export function pictureRoutes({ database, pictures }: AdminContext) {
  async function keep(bytes: Uint8Array) {
    const kept = await pictures.keep(bytes);
    if (!kept.ok) {
      return kept.reason === 'too-many-pixels'
        ? problem('too-large', 'This picture has too many pixels.')
        : problem('wrong-type', 'This is not a picture that can be read.');
    }
    const { picture } = kept;
    const address = pictureAddress(picture, picture.widths.at(-1) ?? picture.width);
    return { ...picture, address };
  }

  return [
    route('GET /pictures', { permission: mayEditPosts }, async ({ query }) =>
      listPictures(database, {
        q: query('q')?.slice(0, maxSearchLength) ?? '',
        page: Math.max(1, Math.trunc(Number(query('page') ?? 1)) || 1),
      }),
    ),

    route(
      'PATCH /pictures/:hash',
      { permission: mayEditPosts, body: z.object({ description: z.string().max(300) }) },
      async ({ body, param }) => {
        const change = { description: cleanLine(body.description) };
        const isDone = await database.write((trx) => describePicture(trx, param('hash'), change));
        return isDone ? undefined : problem('not-found', 'There is no such picture.');
      },
    ),

    route('POST /pictures', { permission: mayEditPosts }, async ({ c, query }) => {
      const name = cleanLine(query('name')?.slice(0, 200) ?? '');
      const body = await readBody(c.env.incoming, pictureLimits.bytes);
      if (body.ok) {
        const kept = await keep(body.bytes);
        if (name && 'hash' in kept) {
          await database.write((trx) => describePicture(trx, kept.hash, { name }));
        }
        return kept;
      }
      return body.reason === 'too-large'
        ? tooLarge()
        : problem('malformed', 'The picture did not arrive whole.');
    }),

    route(
      'POST /pictures/copy',
      { permission: mayEditPosts, body: z.object({ address: z.string().max(4000) }) },
      async ({ body }) => {
        const fetched = await fetchPicture(body.address);
        if (!fetched.ok) {
          return fetched.reason === 'too-large'
            ? tooLarge()
            : problem('invalid', 'This picture could not be fetched.', {
                fields: { address: fetched.reason },
              });
        }
        return keep(fetched.bytes);
      },
    ),
  ];
}
