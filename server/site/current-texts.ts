import { textPageNames } from '#content/text-page-names.ts';
import { type Language, languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { Database } from '../database/database.ts';
import { byName, inPieces } from './content-rows.ts';
import type { ExchangedText } from './export-texts.ts';
import { nameOf } from './supplied-texts.ts';
import type { SiteTextRules } from './text-rules.ts';
import { koreanKey, stateOf } from './text-state.ts';

/** Every text of the site as it stands now, drafts included. */
export async function readCurrentTexts(
  { db }: Pick<Database, 'db'>,
  { supplied, ruleOf }: SiteTextRules,
  staffLanguage: StaffLanguage,
): Promise<ExchangedText[]> {
  const rows = byName(await db.selectFrom('site_content').selectAll().execute());
  function inLanguage(key: TextKey): ExchangedText['languages'][Language] {
    const row = rows.get(nameOf(key));
    return {
      now: row?.draft ?? row?.published ?? supplied.find(key) ?? '',
      edition: row?.edition ?? null,
      ...stateOf(key, row, rows.get(nameOf(koreanKey(key))), supplied),
    };
  }
  const texts: ExchangedText[] = [];
  await inPieces(supplied.places, (piece) => {
    for (const { page, path } of piece) {
      const all = languages.map((language) => [language, inLanguage({ page, path, language })]);
      texts.push({
        page,
        path,
        where: textPageNames[staffLanguage][page],
        languages: Object.fromEntries(all) as ExchangedText['languages'],
        rule: ruleOf(page, path),
      });
    }
  });
  return texts;
}
