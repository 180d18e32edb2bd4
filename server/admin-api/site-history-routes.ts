import { z } from 'zod';
import { isLanguage } from '#domain/language.ts';
import { mayEditSite } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { listContentHistory, listPublications } from '../site/history.ts';
import { findEntry, restoreMoment, restoreText } from '../site/restore.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';
import { mayChange, noText, onlyForOwners, recordTexts, workOf } from './site-text-requests.ts';

/** What the site's texts were, and back to it: always as drafts, which somebody then publishes. */
export function siteHistoryRoutes({ database, textRules }: AdminContext) {
  return [
    route('GET /site/texts/:page/history', { permission: mayEditSite }, async (request) => {
      const language = request.query('language');
      if (!isLanguage(language)) return noText();
      const key = { page: request.param('page'), path: request.query('path') ?? '', language };
      if (textRules.supplied.find(key) === undefined) return noText();
      return { entries: await listContentHistory(database, key) };
    }),

    route('GET /site/publications', { permission: mayEditSite }, async ({ query }) => {
      const page = query('page');
      return { publications: await listPublications(database, page === undefined ? {} : { page }) };
    }),

    route('POST /site/history/:id/restore', { permission: mayEditSite }, async (request) => {
      const id = Number(request.param('id'));
      if (!Number.isSafeInteger(id)) return noText();
      const entry = await findEntry(database, id);
      if (!entry) return noText();
      if (!mayChange(request, [entry])) return onlyForOwners();
      const result = await database.write(async (trx) => {
        const done = await restoreText(trx, id, textRules, workOf(request, database));
        if (done.ok) await recordTexts(request, trx, 'text.restore', [done.key]);
        return done;
      });
      if (result.ok) return { key: result.key, edition: result.edition };
      if (result.reason === 'not-found') return noText();
      return problem('invalid', 'This text is no longer possible here.', {
        fields: { text: result.errors[0]?.code ?? 'refused' },
      });
    }),

    /** One page, or the whole site, as visitors saw it at a moment. */
    route(
      'POST /site/restore',
      {
        permission: mayEditSite,
        body: z.object({ moment: z.int().min(0), page: z.string().max(40).optional() }),
      },
      async (request) => {
        const { moment, page } = request.body;
        // The whole site has such texts.
        const pages = [{ page: page ?? 'privacy' }];
        if (!mayChange(request, pages)) return onlyForOwners();
        return database.write(async (trx) => {
          const done = await restoreMoment(
            trx,
            { moment, page },
            textRules,
            workOf(request, database),
          );
          if (done.restored.length > 0) {
            const details = { moment: new Date(moment).toISOString() };
            await recordTexts(request, trx, 'text.restore', done.restored, details);
          }
          return done;
        });
      },
    ),
  ];
}
