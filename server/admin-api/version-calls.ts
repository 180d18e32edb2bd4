import { z } from 'zod';
import { isLanguage, type Language } from '#domain/language.ts';
import { mayEditPosts } from '../accounts/rules.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { findHistoryEntry, listHistory, rememberVersion } from '../posts/history.ts';
import { cleanInPool } from '../posts/html-cleaner.ts';
import {
  type PublishResult,
  publishVersion,
  scheduleVersion,
  unpublishVersion,
} from '../posts/publishing.ts';
import { hasVersion, holdVersion, saveVersion } from '../posts/versions.ts';
import { type AdminCall, type Answer, call, type Visit } from './call.ts';
import type { Office } from './office.ts';
import { noPost, notePost, postNumber, textOfVersion, within } from './post-calls.ts';

const edition = z.int().min(0).nullable();

const editedElsewhere = () =>
  problem('conflict', 'Somebody else has saved a newer text.', { fields: { edition: 'newer' } });

/** One language of a post: saving, publishing, going back. */
export function versionCalls({ database, pictures, workers }: Office): AdminCall[] {
  const cleaner = cleanInPool(workers);
  const path = '/posts/:mnum/versions/:language';

  function languageOf(visit: Visit<unknown>): Language | undefined {
    const language = visit.param('language');
    return isLanguage(language) ? language : undefined;
  }

  async function save(
    visit: Visit<unknown>,
    text: { title: string; mainText: string; edition: number | null },
    kind: 'saved' | 'restored',
  ): Promise<Answer> {
    const language = languageOf(visit);
    if (!language) return noPost();
    const mnum = postNumber(visit);
    const now = Date.now();
    const also = async (trx: Trx) => {
      await rememberVersion(trx, { mnum, language, kind, by: visit.account.id, now });
      if (kind === 'restored') await notePost(trx, visit, 'restore-version', { language });
    };
    const result = await saveVersion(
      database,
      pictures,
      { ...text, mnum, language },
      { now, also, cleaner },
    );
    if (result.ok) return { edition: result.edition, savedAt: now };
    return result.reason === 'not-found' ? noPost() : editedElsewhere();
  }

  /** Publishing what one has not seen would be as bad as overwriting it. */
  async function change(
    visit: Visit<{ edition: number }>,
    act: 'publish' | 'schedule' | 'unpublish',
    work: (trx: Trx, mnum: number, language: Language) => Promise<PublishResult>,
    details = {},
  ): Promise<Answer> {
    const language = languageOf(visit);
    if (!language) return noPost();
    const mnum = postNumber(visit);
    const result = await database.write(async (trx) => {
      const { edition } = visit.body;
      const isAsSeen = await holdVersion(trx, { mnum, language, edition });
      if (!isAsSeen && (await hasVersion(trx, mnum, language))) return 'newer' as const;
      const done = await work(trx, mnum, language);
      if (done.ok) {
        await notePost(trx, visit, act, { language, ...details });
        if (act === 'publish') {
          await rememberVersion(trx, { mnum, language, kind: 'published', by: visit.account.id });
        }
      }
      return done;
    });
    if (result === 'newer') return editedElsewhere();
    if (result.ok) return undefined;
    if (result.reason === 'not-found') return noPost();
    return problem('invalid', 'A post needs a title.', { fields: { title: 'missing' } });
  }

  const body = z.object({ edition: z.int().min(0) });

  return [
    call('PUT', path, mayEditPosts, async (visit) => save(visit, visit.body, 'saved'), {
      body: textOfVersion.extend({ edition }),
    }),

    call(
      'POST',
      `${path}/publish`,
      mayEditPosts,
      async (visit) =>
        change(visit, 'publish', (trx, mnum, language) =>
          publishVersion(within(trx), mnum, language),
        ),
      { body },
    ),

    call(
      'POST',
      `${path}/schedule`,
      mayEditPosts,
      async (visit) => {
        const { publishAt } = visit.body;
        return change(
          visit,
          'schedule',
          (trx, mnum, language) => scheduleVersion(within(trx), mnum, language, publishAt),
          { publishAt: new Date(publishAt).toISOString() },
        );
      },
      { body: body.extend({ publishAt: z.int().min(0).max(4_102_444_800_000) }) },
    ),

    call(
      'POST',
      `${path}/unpublish`,
      mayEditPosts,
      async (visit) =>
        change(visit, 'unpublish', (trx, mnum, language) =>
          unpublishVersion(within(trx), mnum, language),
        ),
      { body },
    ),

    call('GET', `${path}/history`, mayEditPosts, async (visit) => {
      const language = languageOf(visit);
      if (!language) return noPost();
      return { entries: await listHistory(database, postNumber(visit), language) };
    }),

    call('GET', `${path}/history/:id`, mayEditPosts, async (visit) => {
      return (await findEntry(visit)) ?? noPost();
    }),

    call(
      'POST',
      `${path}/history/:id/restore`,
      mayEditPosts,
      async (visit) => {
        const entry = await findEntry(visit);
        if (!entry) return noPost();
        return save(visit, { ...entry, edition: visit.body.edition }, 'restored');
      },
      { body: z.object({ edition }) },
    ),
  ];

  async function findEntry(visit: Visit<unknown>) {
    const language = languageOf(visit);
    const id = Number(visit.param('id'));
    if (!language || !Number.isSafeInteger(id)) return undefined;
    return findHistoryEntry(database, postNumber(visit), language, id);
  }
}
