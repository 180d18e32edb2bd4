import { bindText } from '#content/bind-text.ts';
import { mapTexts, partOf, type SuppliedWords, type TextPage } from '#content/supplied.ts';
import type { Language } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { Database } from '../database/database.ts';
import { bodyPage } from './bodies.ts';
import { isAboutCases } from './cases.ts';
import { showCases } from './cases-shown.ts';
import { evidenceKey, readOwnEvidence } from './evidence.ts';
import { filmKey, readOwnFilm } from './films.ts';
import { markText } from './marks.ts';
import { mergeWords } from './merge-words.ts';
import { pictureKey, readOwnPicture } from './pictures.ts';
import type { SuppliedTexts } from './supplied-texts.ts';
import type { ShownTexts } from './texts.ts';

/** The texts as they will be once all drafts are published; each says which one it is. */
export async function readDraftTexts(
  { db }: Pick<Database, 'db'>,
  words: SuppliedWords,
  { numberOf }: Pick<SuppliedTexts, 'numberOf'>,
): Promise<ShownTexts> {
  const rows = await db
    .selectFrom('site_content')
    .select(['page', 'path', 'language'])
    .select(({ fn }) => fn.coalesce('draft', 'published').as('text'))
    .where((row) => row.or([row('draft', 'is not', null), row('published', 'is not', null)]))
    .execute();
  const own = Map.groupBy(rows, ({ page, language }) => `${language} ${page}`);
  const known = new Map<string, unknown>();

  function mark(page: TextPage, language: Language): unknown {
    const texts = new Map(
      own.get(`${language} ${page}`)?.map(({ path, text }) => [path, text ?? '']),
    );
    const merged = mergeWords<unknown>(words[language][page], texts);
    return mapTexts(merged, (text, path) => {
      const number = numberOf({ page, path });
      const bound = bindText(text, { page, path }, language);
      return number === undefined ? bound : markText(bound, number, language);
    });
  }

  function find({ page, path, language }: TextKey): string | null | undefined {
    return own.get(`${language} ${page}`)?.find((row) => row.path === path)?.text;
  }

  return {
    words(page: TextPage, language: Language, part?: string) {
      const name = `${language} ${page}`;
      const found = known.get(name) ?? mark(page, language);
      known.set(name, found);
      return part === undefined ? found : partOf(found, part);
    },
    body: (name, language) => find({ page: bodyPage, path: name, language }) || undefined,
    picture: (name) => readOwnPicture(find(pictureKey(name))),
    evidence: (name) => readOwnEvidence(name, find(evidenceKey(name))),
    cases: () =>
      showCases(
        rows.filter(isAboutCases).map(({ text, ...key }) => ({ ...key, value: text, at: 0 })),
        { hasUnfinished: true },
      ),
    film: (name, language) => readOwnFilm(find(filmKey(name, language))),
  };
}
