import { z } from 'zod';
import { languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import { mayEditSite } from '#domain/staff.ts';
import { confirmTranslations, keepOwnTexts } from '../site/confirm.ts';
import { readOverview } from '../site/overview.ts';
import { listWaitingDrafts, readPageTexts } from '../site/page-texts.ts';
import { publishDrafts, unschedule } from '../site/publish.ts';
import type { AdminContext } from './context.ts';
import { noticeRepeats } from './notice-repeats.ts';
import { route } from './route.ts';
import {
  describeTexts,
  edition,
  mayChange,
  noText,
  onlyForOwners,
  recordTexts,
  saveTexts,
  textChange,
  textKey,
  workOf,
} from './site-text-requests.ts';

const latest = 4_102_444_800_000;

/** As many as a page can have in all languages; the longest text has fewer than 5,000 characters. */
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(1000);

/** The owner's own texts of the site: changing, publishing, confirming. */
export function siteTextRoutes({ database, textRules }: AdminContext) {
  const { supplied, ruleOf } = textRules;
  const changes = noticeRepeats(database.now);
  const placeOf = (key: TextKey) =>
    (supplied.numberOf(key) ?? 0) * languages.length + languages.indexOf(key.language);

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
      return { texts, isReadOnly: !mayChange({ account }, [{ page }]) };
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
        body: z.object({ changes: listOf(textChange) }),
      },
      (request) =>
        saveTexts(request, {
          ...{ database, textRules, kind: 'saved' },
          async record(trx, saved) {
            const act = JSON.stringify(describeTexts(saved));
            if (changes.isNew(request.account.id, act)) {
              await recordTexts(request, trx, 'text.change', saved);
            }
          },
        }),
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
          const result = await publishDrafts(
            trx,
            { texts, at },
            textRules,
            workOf(request, database),
          );
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
          const results = await confirmTranslations(
            trx,
            texts,
            supplied,
            workOf(request, database),
          );
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
          const results = await keepOwnTexts(trx, texts, supplied, workOf(request, database));
          const done = texts.filter((_, at) => results[at]?.ok);
          if (done.length > 0) await recordTexts(request, trx, 'text.confirm', done);
          return { results };
        });
      },
    ),
  ];
}
