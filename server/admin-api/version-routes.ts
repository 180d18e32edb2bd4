import { z } from 'zod';
import { isLanguage, type Language, languages } from '#domain/language.ts';
import { mayEditPosts } from '#domain/staff.ts';
import type { AuditDetails } from '../audit/acts.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { findHistoryEntry, listHistory, rememberVersion } from '../posts/history.ts';
import { cleanInPool } from '../posts/html-cleaner.ts';
import {
  type PublishResult,
  publishTogether,
  publishVersion,
  scheduleVersion,
  unpublishVersion,
} from '../posts/publishing.ts';
import {
  cleanVersion,
  hasVersion,
  lockVersion,
  saveVersion,
  type VersionText,
} from '../posts/versions.ts';
import type { AdminContext } from './context.ts';
import { noPost, postNumber, textOfVersion } from './post-routes.ts';
import { type AdminRequest, route } from './route.ts';

const edition = z.int().min(0).nullable();
const time = z.int().min(0).max(4_102_444_800_000);

/** After a conflict a person may choose their own text: the other one then stays in the history. */
const savedText = textOfVersion.extend({ edition, isOverwriting: z.boolean().default(false) });

const editedElsewhere = () =>
  problem('conflict', 'Somebody else has saved a newer text.', { fields: { edition: 'newer' } });

/** One language of a post: saving, publishing, going back. */
export function versionRoutes({ database, pictures, postFiles, workers }: AdminContext) {
  const cleaner = cleanInPool(workers);
  const path = '/posts/:mnum/versions/:language';

  function languageOf(request: AdminRequest<unknown>): Language | undefined {
    const language = request.param('language');
    return isLanguage(language) ? language : undefined;
  }

  async function save(
    request: AdminRequest<unknown>,
    text: VersionText & { edition: number | null; isOverwriting?: boolean },
    kind: 'saved' | 'restored',
  ) {
    const language = languageOf(request);
    if (!language) return noPost();
    const mnum = postNumber(request);
    const now = database.now();
    const clean = await cleanVersion(text, { pictures, postFiles }, cleaner);
    const result = await database.write(async (trx) => {
      const saved = await saveVersion(trx, { ...text, mnum, language }, clean, now);
      if (!saved.ok) return saved;
      const by = request.account.id;
      const { isOverwriting = false } = text;
      await rememberVersion(trx, { mnum, language, kind, by, now, isOverwriting });
      if (kind === 'restored') {
        await request.record(trx, {
          act: 'post.restore-version',
          subject: mnum,
          details: { language },
        });
      }
      return saved;
    });
    if (result.ok) return { edition: result.edition, savedAt: now };
    return result.reason === 'not-found' ? noPost() : editedElsewhere();
  }

  /** Publishing also names the edition: nobody should publish a text that they have not seen. */
  async function change(
    request: AdminRequest<{ edition: number }>,
    act: 'publish' | 'schedule' | 'unpublish',
    work: (trx: Trx, mnum: number, language: Language) => Promise<PublishResult>,
    details: AuditDetails = {},
  ) {
    const language = languageOf(request);
    if (!language) return noPost();
    const mnum = postNumber(request);
    const result = await database.write(async (trx) => {
      const { edition } = request.body;
      const isAsSeen = await lockVersion(trx, { mnum, language, edition });
      if (!isAsSeen && (await hasVersion(trx, mnum, language))) return 'newer' as const;
      const done = await work(trx, mnum, language);
      if (done.ok) {
        await request.record(trx, {
          act: `post.${act}`,
          subject: mnum,
          details: { language, ...details },
        });
        if (act === 'publish') {
          await rememberVersion(trx, { mnum, language, kind: 'published', by: request.account.id });
        }
      }
      return done;
    });
    return answer(result);
  }

  /** Several languages at once, each in the edition that the editor saw: all of them or none. */
  async function publishAll(
    request: AdminRequest<{
      editions: Partial<Record<Language, number>>;
      publishAt?: number | undefined;
    }>,
  ) {
    const mnum = postNumber(request);
    const { publishAt } = request.body;
    const editions = Object.entries(request.body.editions) as [Language, number][];
    const result = await database.write(async (trx) => {
      for (const [language, edition] of editions) {
        const isAsSeen = await lockVersion(trx, { mnum, language, edition });
        if (!isAsSeen && (await hasVersion(trx, mnum, language))) return 'newer' as const;
      }
      const chosen = editions.map(([language]) => language);
      const done = await publishTogether(trx, mnum, chosen, { now: database.now(), publishAt });
      if (!done.ok) return done;
      for (const language of chosen) {
        await request.record(trx, {
          act: publishAt === undefined ? 'post.publish' : 'post.schedule',
          subject: mnum,
          details: {
            language,
            ...(publishAt !== undefined && { publishAt: new Date(publishAt).toISOString() }),
          },
        });
        if (publishAt !== undefined) continue;
        await rememberVersion(trx, { mnum, language, kind: 'published', by: request.account.id });
      }
      return done;
    });
    return answer(result);
  }

  function answer(result: PublishResult | 'newer') {
    if (result === 'newer') return editedElsewhere();
    if (result.ok) return undefined;
    if (result.reason === 'not-found') return noPost();
    return problem('invalid', 'A post needs a title.', { fields: { title: 'missing' } });
  }

  const body = z.object({ edition: z.int().min(0) });

  return [
    route(`PUT ${path}`, { permission: mayEditPosts, body: savedText }, async (request) =>
      save(request, request.body, 'saved'),
    ),

    route(
      'POST /posts/:mnum/publish',
      {
        permission: mayEditPosts,
        body: z.object({
          editions: z
            .partialRecord(z.enum(languages), z.int().min(0))
            .refine((editions) => Object.keys(editions).length > 0),
          publishAt: time.optional(),
        }),
      },
      publishAll,
    ),

    route(`POST ${path}/publish`, { permission: mayEditPosts, body }, async (request) =>
      change(request, 'publish', (trx, mnum, language) =>
        publishVersion(trx, mnum, language, database.now()),
      ),
    ),

    route(
      `POST ${path}/schedule`,
      {
        permission: mayEditPosts,
        body: body.extend({ publishAt: time }),
      },
      async (request) => {
        const { publishAt } = request.body;
        return change(
          request,
          'schedule',
          (trx, mnum, language) => scheduleVersion(trx, mnum, language, publishAt),
          { publishAt: new Date(publishAt).toISOString() },
        );
      },
    ),

    route(`POST ${path}/unpublish`, { permission: mayEditPosts, body }, async (request) =>
      change(request, 'unpublish', (trx, mnum, language) => unpublishVersion(trx, mnum, language)),
    ),

    route(`GET ${path}/history`, { permission: mayEditPosts }, async (request) => {
      const language = languageOf(request);
      if (!language) return noPost();
      const place = { mnum: postNumber(request), language, reader: request.account.id };
      return { entries: await listHistory(database, place) };
    }),

    route(`GET ${path}/history/:id`, { permission: mayEditPosts }, async (request) => {
      return (await findEntry(request)) ?? noPost();
    }),

    route(
      `POST ${path}/history/:id/restore`,
      { permission: mayEditPosts, body: z.object({ edition }) },
      async (request) => {
        const entry = await findEntry(request);
        if (!entry) return noPost();
        return save(request, { ...entry, edition: request.body.edition }, 'restored');
      },
    ),
  ];

  async function findEntry(request: AdminRequest<unknown>) {
    const language = languageOf(request);
    const id = Number(request.param('id'));
    if (!language || !Number.isSafeInteger(id)) return undefined;
    return findHistoryEntry(database, postNumber(request), language, id);
  }
}
