import { bindText } from '#content/bind-korean.ts';
import { mapTexts, partOf, type SuppliedWords, type TextPage } from '#content/supplied.ts';
import type { ReadWords } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { markText } from './marks.ts';
import { mergeWords } from './merge-words.ts';
import type { SuppliedTexts } from './supplied-texts.ts';

/** The words as they will be once all drafts are published; each text says which one it is. */
export async function readDraftWords(
  { db }: Pick<Database, 'db'>,
  words: SuppliedWords,
  { places }: SuppliedTexts,
): Promise<ReadWords> {
  const rows = await db
    .selectFrom('site_content')
    .select(['page', 'path', 'language'])
    .select(({ fn }) => fn.coalesce('draft', 'published').as('text'))
    .where((row) => row.or([row('draft', 'is not', null), row('published', 'is not', null)]))
    .execute();
  const own = Map.groupBy(rows, ({ page, language }) => `${language} ${page}`);
  const numbers = new Map(places.map(({ page, path }, at) => [`${page} ${path}`, at]));
  const known = new Map<string, unknown>();

  function mark(page: TextPage, language: Language): unknown {
    const texts = new Map(
      own.get(`${language} ${page}`)?.map(({ path, text }) => [path, text ?? '']),
    );
    const merged = mergeWords<unknown>(words[language][page], texts);
    return mapTexts(merged, (text, path) => {
      const number = numbers.get(`${page} ${path}`);
      const bound = bindText(text, page, language);
      return number === undefined ? bound : markText(bound, number, language);
    });
  }

  return (page: TextPage, language: Language, part?: string) => {
    const name = `${language} ${page}`;
    const found = known.get(name) ?? mark(page, language);
    known.set(name, found);
    return part === undefined ? found : partOf(found, part);
  };
}
