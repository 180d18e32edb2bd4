import { z } from 'zod';
import { isLanguage, type Language, languages } from '#domain/language.ts';
import { longestTitle } from '#domain/post.ts';
import { mayEditPosts } from '../accounts/rules.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { type DeskSearch, listDesk, openPost } from '../posts/desk.ts';
import { changePost, createPost, deletePost, restorePost } from '../posts/editing.ts';
import { type AdminCall, call, type Visit } from './call.ts';
import type { Office } from './office.ts';

export const textOfVersion = z.object({
  title: z.string().max(longestTitle),
  mainText: z.string().max(1_000_000),
});

export const noPost = () => problem('not-found', 'There is no such post.');

export function postNumber(visit: Visit<unknown>): number {
  const mnum = Number(visit.param('mnum'));
  return Number.isSafeInteger(mnum) ? mnum : -1;
}

/** Lets functions that open their own transaction join the one that also records the act. */
export const within = (trx: Trx) => ({
  write: <T>(work: (inner: Trx) => Promise<T>) => work(trx),
});

export function notePost(trx: Trx, visit: Visit<unknown>, act: string, details = {}) {
  return recordAct(trx, {
    actor: visit.account.id,
    act: `post.${act}`,
    subject: postNumber(visit),
    details: { ...details, from: visit.from },
  });
}

const deskStates = ['draft', 'scheduled', 'published', 'changed', 'deleted'] as const;

/** Posts as a whole; their texts are in `version-calls.ts`. */
export function postCalls({ database, pictures }: Office): AdminCall[] {
  return [
    call('GET', '/posts', mayEditPosts, async ({ query }) => {
      const language = query('language');
      const state = deskStates.find((one) => one === query('state'));
      const search: DeskSearch = {
        page: Math.max(1, Math.trunc(Number(query('page') ?? 1)) || 1),
        q: query('q')?.slice(0, 300) ?? '',
        ...(state && { state }),
        ...(isLanguage(language) && { language }),
      };
      return listDesk(database, search);
    }),

    call(
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

    call('GET', '/posts/:mnum', mayEditPosts, async (visit) => {
      return (await openPost(database, postNumber(visit))) ?? noPost();
    }),

    call(
      'PATCH',
      '/posts/:mnum',
      mayEditPosts,
      async (visit) => {
        const { regDate, mainPicture, originalLanguage } = visit.body;
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
          const done = await changePost(within(trx), postNumber(visit), change);
          if (done) await notePost(trx, visit, 'change', { what: Object.keys(change) });
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

    call('DELETE', '/posts/:mnum', mayEditPosts, async (visit) => {
      const isDone = await database.write(async (trx) => {
        const done = await deletePost(within(trx), postNumber(visit));
        if (done) await notePost(trx, visit, 'delete');
        return done;
      });
      return isDone ? undefined : noPost();
    }),

    call('POST', '/posts/:mnum/restore', mayEditPosts, async (visit) => {
      const isDone = await database.write(async (trx) => {
        const done = await restorePost(within(trx), postNumber(visit));
        if (done) await notePost(trx, visit, 'restore');
        return done;
      });
      return isDone ? undefined : noPost();
    }),
  ];
}
