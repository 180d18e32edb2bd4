import { z } from 'zod';
import { isLanguage, type Language, languages } from '#domain/language.ts';
import { maxTitleLength } from '#domain/post.ts';
import { mayEditPosts } from '../accounts/permissions.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { type DraftSearch, listDrafts, openPost } from '../posts/drafts.ts';
import { changePost, createPost, deletePost, restorePost } from '../posts/editing.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, type AdminRoute, route } from './route.ts';

export const textOfVersion = z.object({
  title: z.string().max(maxTitleLength),
  mainText: z.string().max(1_000_000),
});

export const noPost = () => problem('not-found', 'There is no such post.');

export function postNumber(request: AdminRequest<unknown>): number {
  const mnum = Number(request.param('mnum'));
  return Number.isSafeInteger(mnum) ? mnum : -1;
}

/** Lets functions that open their own transaction join the one that also records the act. */
export const within = (trx: Trx) => ({
  write: <T>(work: (inner: Trx) => Promise<T>) => work(trx),
});

export function notePost(trx: Trx, request: AdminRequest<unknown>, act: string, details = {}) {
  return recordAct(trx, {
    actor: request.account.id,
    act: `post.${act}`,
    subject: postNumber(request),
    details: { ...details, from: request.from },
  });
}

const draftStates = ['draft', 'scheduled', 'published', 'changed', 'deleted'] as const;

/** Posts as a whole; their texts are in `version-calls.ts`. */
export function postRoutes({ database, pictures }: AdminContext): AdminRoute[] {
  return [
    route('GET', '/posts', mayEditPosts, async ({ query }) => {
      const language = query('language');
      const state = draftStates.find((one) => one === query('state'));
      const search: DraftSearch = {
        page: Math.max(1, Math.trunc(Number(query('page') ?? 1)) || 1),
        q: query('q')?.slice(0, 300) ?? '',
        ...(state && { state }),
        ...(isLanguage(language) && { language }),
      };
      return listDrafts(database, search);
    }),

    route(
      'POST',
      '/posts',
      mayEditPosts,
      async ({ account, body, from }) =>
        database.write(async (trx) => {
          const mnum = await createPost(within(trx), body);
          await recordAct(trx, {
            actor: account.id,
            act: 'post.create',
            subject: mnum,
            details: { from },
          });
          return { mnum };
        }),
      { body: z.object({ originalLanguage: z.enum(languages) }) },
    ),

    route('GET', '/posts/:mnum', mayEditPosts, async (request) => {
      return (await openPost(database, postNumber(request))) ?? noPost();
    }),

    route(
      'PATCH',
      '/posts/:mnum',
      mayEditPosts,
      async (request) => {
        const { regDate, mainPicture, originalLanguage } = request.body;
        if (mainPicture && !(await pictures.find([mainPicture])).has(mainPicture)) {
          const fields = { mainPicture: 'unknown' };
          return problem('invalid', 'There is no such picture.', { fields });
        }
        const change = {
          ...(regDate !== undefined && { regDate }),
          ...(mainPicture !== undefined && { mainPicture }),
          ...(originalLanguage && { originalLanguage: originalLanguage as Language }),
        };
        const isChanged = await database.write(async (trx) => {
          const done = await changePost(within(trx), postNumber(request), change);
          if (done) await notePost(trx, request, 'change', { what: Object.keys(change) });
          return done;
        });
        return isChanged ? undefined : noPost();
      },
      {
        body: z.object({
          regDate: z.int().min(0).max(4_102_444_800_000).optional(),
          mainPicture: z
            .string()
            .regex(/^[0-9a-f]{32}$/)
            .nullable()
            .optional(),
          originalLanguage: z.enum(languages).optional(),
        }),
      },
    ),

    route('DELETE', '/posts/:mnum', mayEditPosts, async (request) => {
      const isDone = await database.write(async (trx) => {
        const done = await deletePost(within(trx), postNumber(request));
        if (done) await notePost(trx, request, 'delete');
        return done;
      });
      return isDone ? undefined : noPost();
    }),

    route('POST', '/posts/:mnum/restore', mayEditPosts, async (request) => {
      const isDone = await database.write(async (trx) => {
        const done = await restorePost(within(trx), postNumber(request));
        if (done) await notePost(trx, request, 'restore');
        return done;
      });
      return isDone ? undefined : noPost();
    }),
  ];
}
