import { z } from 'zod';
import { type Language, languages } from '#domain/language.ts';
import { mayEditSite } from '#domain/staff.ts';
import { cleanInPool } from '../posts/html-cleaner.ts';
import { cleanHtml } from '../posts/versions.ts';
import { bodyPage, isBody } from '../site/bodies.ts';
import { readRows } from '../site/content-rows.ts';
import { saveDrafts } from '../site/drafts.ts';
import { nameOf } from '../site/supplied-texts.ts';
import type { AdminContext } from './context.ts';
import { noticeRepeats } from './notice-repeats.ts';
import { route } from './route.ts';
import { edition, noText, recordTexts, workOf } from './site-text-requests.ts';

/** Formatted texts on pages that come without one: written as posts are, published as texts are. */
export function siteBodyRoutes({ database, textRules, pictures, workers }: AdminContext) {
  const cleaner = cleanInPool(workers);
  const changes = noticeRepeats(database.now);
  const keyOf = (path: string, language: Language) => ({ page: bodyPage, path, language });

  return [
    route('GET /site/bodies/:name', { permission: mayEditSite }, async ({ param }) => {
      const keys = languages.map((language) => keyOf(param('name'), language));
      if (!keys.every(isBody)) return noText();
      const rows = await readRows(database.db, keys);
      const bodies = keys.map((key) => {
        const row = rows.get(nameOf(key));
        return {
          language: key.language,
          html: row?.draft ?? row?.published ?? '',
          published: row?.published ?? null,
          hasDraft: row !== undefined && row.draft !== null,
          edition: row?.edition ?? null,
          publishAt: row?.publish_at ?? null,
          savedAt: row?.updated_at ?? null,
        };
      });
      return { bodies };
    }),

    route(
      'PUT /site/bodies/:name',
      {
        permission: mayEditSite,
        body: z.object({
          language: z.enum(languages),
          html: z.string().max(1_000_000),
          edition,
        }),
      },
      async (request) => {
        const { language, html } = request.body;
        const key = keyOf(request.param('name'), language);
        if (!isBody(key)) return noText();
        const text = await cleanHtml(html, { pictures }, cleaner);
        const change = { key, text: isEmpty(text) ? '' : text, edition: request.body.edition };
        return database.write(async (trx) => {
          const [result] = await saveDrafts(trx, [change], textRules, workOf(request, database));
          const name = JSON.stringify(key);
          if (result?.ok && changes.isNew(request.account.id, name)) {
            await recordTexts(request, trx, 'text.change', [key]);
          }
          return { result };
        });
      },
    ),
  ];
}

/** An editor that was emptied still has a paragraph. */
function isEmpty(html: string): boolean {
  return !/<(img|a|table|hr)\b/.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}
