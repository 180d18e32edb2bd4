import { languages } from '#domain/language.ts';
import { slotsIn, type TextKey } from '#domain/site-text.ts';
import { announceChange } from '#server/database/changes.ts';
import type { Database } from '#server/database/database.ts';
import { siteRules } from './site-texts.ts';

/** Puts own texts for all texts of the site into the table, past the rules that they are held to. */
export async function publishEverywhere(
  database: Database,
  write: (supplied: string, key: TextKey) => string,
): Promise<void> {
  const { places, find } = siteRules.supplied;
  const keys = places.flatMap((place) => languages.map((language) => ({ ...place, language })));
  await database.write(async (trx) => {
    const revision = await announceChange(trx, 'texts');
    const rows = keys.map((key) => ({
      ...key,
      published: write(find(key) ?? '', key),
      revision,
      ...{ draft: null, draft_supplied_hash: '', draft_source_hash: '' },
      ...{ supplied_hash: '', source_hash: '', edition: 1, publish_at: null },
      ...{ updated_at: 1, updated_by: 'somebody', published_at: 1 },
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await trx
        .insertInto('site_content')
        .values(rows.slice(at, at + 500))
        .execute();
    }
  });
}

/** What would be markup, a formula or a header, were it ever taken for more than a text. */
export function hostileText(supplied: string): string {
  const attack = `=1+1 "><x-own onerror='x'></x-own>&amp;<!-- </title></script></textarea>]]>`;
  return `${slotsIn(supplied).join(' ')} ${attack} \u2028 end`;
}
