import { z } from 'zod';
import { type CaseFacts, isCaseId } from '#domain/case.ts';
import { isLanguage, languages } from '#domain/language.ts';
import { casesPath } from '#domain/pages.ts';
import { mayEditSite } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { caseFacts, caseFactsKey, caseKey, caseOrder, caseWords } from '../site/cases.ts';
import {
  createCase,
  deleteCase,
  orderCases,
  saveCase,
  withdrawCase,
} from '../site/cases-change.ts';
import { findCase, listCases } from '../site/cases-list.ts';
import type { AdminContext } from './context.ts';
import { noticeRepeats } from './notice-repeats.ts';
import { route } from './route.ts';
import { edition, recordTexts, workOf } from './site-text-requests.ts';

const noCase = () => problem('not-found', 'There is no such case.');

/** Places that were coated; published, scheduled and taken back to former states as texts are. */
export function caseRoutes({ database, textRules, pictures, showEditable }: AdminContext) {
  const changes = noticeRepeats(database.now);

  /** Facts name pictures by their description, which must be that of a picture of this site. */
  async function hasItsPictures({ before, after }: CaseFacts): Promise<boolean> {
    const named = [before, after].flatMap((picture) => picture ?? []);
    const known = await pictures.find(named.map(({ hash }) => hash));
    return named.every((picture) => {
      const found = known.get(picture.hash);
      return found?.width === picture.width && String(found.widths) === String(picture.widths);
    });
  }

  return [
    route('GET /cases', { permission: mayEditSite }, () => listCases(database)),

    route('POST /cases', { permission: mayEditSite }, (request) =>
      database.write(async (trx) => {
        const id = await createCase(trx, textRules, workOf(request, database));
        await request.record(trx, { act: 'case.create', subject: id });
        return { id };
      }),
    ),

    route('GET /cases/:id', { permission: mayEditSite }, async ({ param }) => {
      const id = param('id');
      return (isCaseId(id) && (await findCase(database, id))) || noCase();
    }),

    /** Its page with all drafts; by its id, since its address may not be given yet. */
    route('GET /cases/:id/frame', { permission: mayEditSite }, async ({ param, query }) => {
      const id = param('id');
      const language = query('language');
      if (!isCaseId(id) || !isLanguage(language)) return noCase();
      return showEditable({ path: `${casesPath}/${id}`, language });
    }),

    route(
      'PUT /cases/:id',
      {
        permission: mayEditSite,
        body: z.object({
          facts: z.object({ value: caseFacts, edition }).optional(),
          words: z.partialRecord(z.enum(languages), z.object({ value: caseWords, edition })),
        }),
      },
      async (request) => {
        const id = request.param('id');
        if (!isCaseId(id) || !(await findCase(database, id))) return noCase();
        const { facts, words } = request.body;
        if (facts && !(await hasItsPictures(facts.value))) {
          return problem('invalid', 'This site has no such picture.', {
            fields: { facts: 'picture' },
          });
        }
        return database.write(async (trx) => {
          const work = workOf(request, database);
          const saved = await saveCase(trx, id, { facts, words }, textRules, work);
          const keys = [
            ...(saved.facts?.ok ? [caseFactsKey(id)] : []),
            ...languages.flatMap((one) => (saved.words[one]?.ok ? [caseKey(id, one)] : [])),
          ];
          if (keys.length > 0 && changes.isNew(request.account.id, id)) {
            await recordTexts(request, trx, 'text.change', keys);
          }
          return saved;
        });
      },
    ),

    route(
      'POST /cases/:id/withdraw',
      {
        permission: mayEditSite,
        body: z.object({ language: z.enum(languages), edition: z.int().min(0) }),
      },
      async (request) => {
        const id = request.param('id');
        if (!isCaseId(id) || !(await findCase(database, id))) return noCase();
        const { language } = request.body;
        return database.write(async (trx) => {
          const work = workOf(request, database);
          const done = await withdrawCase(trx, { id, ...request.body }, textRules, work);
          const act = { act: 'case.withdraw', subject: id, details: { language } } as const;
          if (done.ok) await request.record(trx, act);
          return done;
        });
      },
    ),

    route('DELETE /cases/:id', { permission: mayEditSite }, async (request) => {
      const id = request.param('id');
      if (!isCaseId(id) || !(await findCase(database, id))) return noCase();
      await database.write(async (trx) => {
        await deleteCase(trx, id, textRules, workOf(request, database));
        await request.record(trx, { act: 'case.delete', subject: id });
      });
      return undefined;
    }),

    route(
      'PUT /case-order',
      { permission: mayEditSite, body: z.object({ ids: caseOrder, edition }) },
      (request) =>
        database.write(async (trx) => {
          const saved = await orderCases(trx, request.body, textRules, workOf(request, database));
          if (saved.ok) await request.record(trx, { act: 'case.order' });
          return saved.ok
            ? { ok: true as const, edition: saved.edition }
            : { ok: false as const, reason: 'edited-elsewhere' as const };
        }),
    ),
  ];
}
