import { z } from 'zod';
import { isLanguage, languages } from '#domain/language.ts';
import {
  maxDescriptionLength,
  maxSearchLength,
  maxTitleLength,
  pictureFocuses,
} from '#domain/post.ts';
import { mayEditPosts } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { type DraftSearch, listDrafts, openPost } from '../posts/drafts.ts';
import { duplicatePost } from '../posts/duplicate.ts';
import {
  changePost,
  createPost,
  deletePost,
  type PostChange,
  restorePost,
} from '../posts/editing.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';

export const textOfVersion = z.object({
  title: z.string().max(maxTitleLength),
  mainText: z.string().max(1_000_000),
  description: z.string().max(maxDescriptionLength).default(''),
});

export const noPost = () => problem('not-found', 'There is no such post.');

export function postNumber(request: AdminRequest<unknown>): number {
  const mnum = Number(request.param('mnum'));
  return Number.isSafeInteger(mnum) ? mnum : -1;
}

const draftStates = ['draft', 'scheduled', 'published', 'changed', 'deleted'] as const;

/** Posts as a whole; their texts are in `version-routes.ts`. */
export function postRoutes({ database, pictures }: AdminContext) {
  return [
    route('GET /posts', { permission: mayEditPosts }, async ({ query }) => {
      const language = query('language');
      const state = draftStates.find((known) => known === query('state'));
      const search: DraftSearch = {
        page: Math.max(1, Math.trunc(Number(query('page') ?? 1)) || 1),
        sort: query('sort') === 'edited' ? 'edited' : 'date',
        q: query('q')?.slice(0, maxSearchLength) ?? '',
        ...(state && { state }),
        ...(isLanguage(language) && { language }),
      };
      return listDrafts(database, search);
    }),

    route(
      'POST /posts',
      { permission: mayEditPosts, body: z.object({ originalLanguage: z.enum(languages) }) },
      async ({ body, account, record }) =>
        database.write(async (trx) => {
          const mnum = await createPost(trx, { ...body, by: account.id, now: database.now() });
          await record(trx, { act: 'post.create', subject: mnum });
          return { mnum };
        }),
    ),

    route('GET /posts/:mnum', { permission: mayEditPosts }, async (request) => {
      return (await openPost(database, postNumber(request))) ?? noPost();
    }),

    route(
      'PATCH /posts/:mnum',
      {
        permission: mayEditPosts,
        body: z.object({
          regDate: z.int().min(0).max(4_102_444_800_000).optional(),
          mainPicture: z
            .string()
            .regex(/^[0-9a-f]{32}$/)
            .nullable()
            .optional(),
          focus: z.enum(pictureFocuses).optional(),
          originalLanguage: z.enum(languages).optional(),
        }),
      },
      async (request) => {
        const { regDate, mainPicture, focus, originalLanguage } = request.body;
        if (mainPicture && !(await pictures.find([mainPicture])).has(mainPicture)) {
          const fields = { mainPicture: 'unknown' };
          return problem('invalid', 'There is no such picture.', { fields });
        }
        if (regDate !== undefined && regDate > database.now()) {
          const fields = { regDate: 'future' };
          return problem('invalid', 'A post cannot be dated in the future.', { fields });
        }
        const change: PostChange = {
          ...(regDate !== undefined && { regDate }),
          ...(mainPicture !== undefined && { mainPicture }),
          ...(focus && { focus }),
          ...(originalLanguage && { originalLanguage: originalLanguage }),
        };
        const isChanged = await database.write(async (trx) => {
          const done = await changePost(trx, postNumber(request), change);
          if (done)
            await request.record(trx, {
              act: 'post.change',
              subject: postNumber(request),
              details: { what: Object.keys(change) as (keyof PostChange)[] },
            });
          return done;
        });
        return isChanged ? undefined : noPost();
      },
    ),

    route('POST /posts/:mnum/duplicate', { permission: mayEditPosts }, async (request) => {
      const copy = await database.write(async (trx) => {
        const by = request.account.id;
        const made = await duplicatePost(trx, postNumber(request), { by, now: database.now() });
        if (made) await request.record(trx, { act: 'post.create', subject: made });
        return made;
      });
      return copy ? { mnum: copy } : noPost();
    }),

    route('DELETE /posts/:mnum', { permission: mayEditPosts }, async (request) => {
      const isDone = await database.write(async (trx) => {
        const done = await deletePost(trx, postNumber(request));
        if (done) await request.record(trx, { act: 'post.delete', subject: postNumber(request) });
        return done;
      });
      return isDone ? undefined : noPost();
    }),

    route('POST /posts/:mnum/restore', { permission: mayEditPosts }, async (request) => {
      const isDone = await database.write(async (trx) => {
        const done = await restorePost(trx, postNumber(request));
        if (done) await request.record(trx, { act: 'post.restore', subject: postNumber(request) });
        return done;
      });
      return isDone ? undefined : noPost();
    }),
  ];
}
