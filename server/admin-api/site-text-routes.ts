import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { isLegalPage, type TextKey } from '#domain/site-text.ts';
import { mayEditLegalTexts, mayEditSite } from '#domain/staff.ts';
import type { AuditAct, AuditDetails } from '../audit/acts.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { confirmTranslations, keepOwnTexts } from '../site/confirm.ts';
import { saveDrafts } from '../site/drafts.ts';
import { readOverview } from '../site/overview.ts';
import { listWaitingDrafts, readPageTexts } from '../site/page-texts.ts';
import { publishDrafts, unschedule } from '../site/publish.ts';
import type { AdminContext } from './context.ts';
import { rememberSearches } from './recorded-searches.ts';
import { type AdminRequest, route } from './route.ts';

const textKey = z.object({
  page: z.string().max(40),
  path: z.string().max(200),
  language: z.enum(languages),
});
const edition = z.int().min(0).nullable();
const latest = 4_102_444_800_000;

/** Formatted texts are cleaned first, and have routes of their own. */
export const textChange = textKey.extend({
  page: textKey.shape.page.regex(/^[^@]/),
  text: z.string().max(20_000).nullable(),
  edition,
});

/** As many as a page can have in all languages; the longest text has fewer than 5,000 characters. */
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(1000);

export const noText = () => problem('not-found', 'There is no such text.');
export const onlyForOwners = () =>
  problem('forbidden', 'Only an owner may change what the law asks for.');

/** The owner's own texts of the site: changing, publishing, confirming. */
export function siteTextRoutes({ database, textRules }: AdminContext) {
  const { supplied, ruleOf } = textRules;
  const changes = rememberSearches(database.now);
  const places = new Map(supplied.places.map(({ page, path }, at) => [`${page} ${path}`, at]));
  const placeOf = ({ page, path, language }: TextKey) =>
    (places.get(`${page} ${path}`) ?? 0) * languages.length + languages.indexOf(language);

  const mayChange = (request: AdminRequest<unknown>, keys: readonly TextKey[]) =>
    mayEditLegalTexts(request.account) || !keys.some(({ page }) => isLegalPage(page));
  const workOf = (request: AdminRequest<unknown>) => ({
    by: request.account.id,
    now: database.now(),
  });

  return [
    route('GET /site/overview', { permission: mayEditSite }, () =>
      readOverview(database, supplied),
    ),

    /** By their numbers, which the page in the editor's frame knows them by. */
    route('GET /site/places', { permission: mayEditSite }, async () => ({
      places: supplied.places.map(({ page, path }) => `${page} ${path}`),
    })),

    route('GET /site/texts/:page', { permission: mayEditSite }, async ({ param, account }) => {
      const page = param('page');
      const texts = await readPageTexts(database, page, { supplied, limitsOf: ruleOf });
      if (!texts) return noText();
      return { texts, isReadOnly: isLegalPage(page) && !mayEditLegalTexts(account) };
    }),

    route('GET /site/drafts', { permission: mayEditSite }, async ({ query }) => {
      const page = query('page');
      const waiting = await listWaitingDrafts(database, page === undefined ? {} : { page });
      const drafts = waiting.flatMap(({ draft, published, ...key }) => {
        const given = supplied.find(key);
        // Those that a release has no place for cannot be published.
        return given === undefined
          ? []
          : [{ ...key, before: published ?? given, after: draft ?? '' }];
      });
      return { drafts: drafts.toSorted((one, other) => placeOf(one) - placeOf(other)) };
    }),

    route(
      'PUT /site/texts',
      {
        permission: mayEditSite,
        body: z.object({
          changes: listOf(textChange),
        }),
      },
      async (request) => {
        const { body } = request;
        if (!mayChange(request, body.changes)) return onlyForOwners();
        const given = body.changes.map(({ text, edition, ...key }) => ({ key, text, edition }));
        const results = await database.write(async (trx) => {
          const saved = await saveDrafts(trx, given, textRules, workOf(request));
          const done = given.filter((_, at) => saved[at]?.ok).map(({ key }) => key);
          const about = detailsOf(done);
          // Typing saves again and again: the same texts by the same person are one change.
          if (done.length > 0 && changes.isNew(request.account.id, JSON.stringify(about))) {
            await recordTexts(request, trx, 'text.change', done);
          }
          return saved;
        });
        return { results };
      },
    ),

    route(
      'POST /site/texts/publish',
      {
        permission: mayEditSite,
        body: z.object({
          texts: z
            .array(textKey.extend({ edition: z.int().min(0) }))
            .min(1)
            .max(4000),
          at: z.int().min(0).max(latest).optional(),
        }),
      },
      async (request) => {
        const { texts, at } = request.body;
        if (!mayChange(request, texts)) return onlyForOwners();
        return database.write(async (trx) => {
          const result = await publishDrafts(trx, { texts, at }, textRules, workOf(request));
          if (result.ok && result.texts.length > 0) {
            const publishAt = at === undefined ? {} : { publishAt: new Date(at).toISOString() };
            const act = at === undefined ? 'text.publish' : 'text.schedule';
            await recordTexts(request, trx, act, result.texts, publishAt);
          }
          return result;
        });
      },
    ),

    route(
      'POST /site/texts/unschedule',
      { permission: mayEditSite, body: z.object({ texts: listOf(textKey) }) },
      async (request) => {
        const { texts } = request.body;
        if (!mayChange(request, texts)) return onlyForOwners();
        return database.write(async (trx) => {
          const done = await unschedule(trx, texts);
          if (done.length > 0) await recordTexts(request, trx, 'text.unschedule', done);
          return { texts: done };
        });
      },
    ),

    route(
      'POST /site/texts/confirm',
      {
        permission: mayEditSite,
        body: z.object({ texts: listOf(textKey.extend({ edition, koreanEdition: edition })) }),
      },
      async (request) => {
        const { texts } = request.body;
        if (!mayChange(request, texts)) return onlyForOwners();
        return database.write(async (trx) => {
          const results = await confirmTranslations(trx, texts, supplied, workOf(request));
          const done = texts.filter((_, at) => results[at]?.ok);
          if (done.length > 0) await recordTexts(request, trx, 'text.confirm', done);
          return { results };
        });
      },
    ),

    route(
      'POST /site/texts/keep',
      { permission: mayEditSite, body: z.object({ texts: listOf(textKey.extend({ edition })) }) },
      async (request) => {
        const { texts } = request.body;
        if (!mayChange(request, texts)) return onlyForOwners();
        return database.write(async (trx) => {
          const results = await keepOwnTexts(trx, texts, supplied, workOf(request));
          const done = texts.filter((_, at) => results[at]?.ok);
          if (done.length > 0) await recordTexts(request, trx, 'text.confirm', done);
          return { results };
        });
      },
    ),
  ];
}

/** How many, where and in which languages; what they say is in the history. */
export function recordTexts(
  request: AdminRequest<unknown>,
  trx: Trx,
  act: AuditAct & `text.${string}`,
  keys: readonly TextKey[],
  more: AuditDetails = {},
): Promise<number> {
  const details = { ...detailsOf(keys), texts: keys.length, ...more };
  return request.record(trx, { act, details });
}

function detailsOf(keys: readonly TextKey[]) {
  return {
    pages: [...new Set(keys.map(({ page }) => page))],
    languages: languages.filter((code) => keys.some(({ language }) => language === code)),
  };
}
