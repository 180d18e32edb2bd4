import { setImmediate as nextRound } from 'node:timers/promises';
import type { TextPlace } from '#content/supplied.ts';
import { type Language, languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { Database } from '../database/database.ts';
import { byName, type ContentRows, keyOf } from './content-rows.ts';
import { nameOf, type SuppliedTexts } from './supplied-texts.ts';
import { type ContentRow, koreanKey, stateOf } from './text-state.ts';

/** How many texts of a page are so in a language. */
interface TextCounts {
  /** Published ones. */
  own: number;
  drafts: number;
  scheduled: number;
  needLook: number;
  suppliedChanged: number;
  notShown: number;
}

interface PageOverview {
  page: string;
  texts: number;
  languages: Record<Language, TextCounts>;
}

/** What is no text: pictures, formatted texts. */
interface OtherOverview extends Pick<TextCounts, 'own' | 'drafts' | 'scheduled'> {
  page: string;
}

export interface SiteOverview {
  pages: PageOverview[];
  /** Those that the owner has changed. */
  others: OtherOverview[];
  /** Own texts that a release has no place for any more. */
  leftOver: TextKey[];
}

/** A page at a time, so that thousands of texts hold up nobody else. */
export async function readOverview(
  { db }: Pick<Database, 'db'>,
  supplied: SuppliedTexts,
): Promise<SiteOverview> {
  const placesOf = Map.groupBy(supplied.places, ({ page }) => page as string);
  const pages: PageOverview[] = [];
  const select = () => db.selectFrom('site_content').selectAll();
  const others = await select()
    .where('page', 'not in', [...placesOf.keys()])
    .execute();
  const leftOver = others.filter((row) => isLeftOver(row, supplied));
  const readPage = async ([page, places]: [string, TextPlace[]]) => {
    const found = await select().where('page', '=', page).execute();
    leftOver.push(...found.filter((row) => isLeftOver(row, supplied)));
    const rows = byName(found);
    const count = (language: Language) =>
      countTexts(
        places.map((place) => ({ ...place, language })),
        rows,
        supplied,
      );
    pages.push({ page, texts: places.length, languages: inEveryLanguage(count) });
  };
  for (const page of placesOf) {
    await readPage(page);
    await nextRound();
  }
  return { pages, others: countOthers(others, supplied), leftOver: leftOver.map(keyOf) };
}

function countOthers(rows: readonly ContentRow[], supplied: SuppliedTexts): OtherOverview[] {
  const known = rows.filter((row) => supplied.find(row) !== undefined);
  const count = (some: readonly ContentRow[], isSo: (row: ContentRow) => boolean) =>
    some.filter(isSo).length;
  return [...Map.groupBy(known, ({ page }) => page)].map(([page, some]) => ({
    page,
    own: count(some, ({ published }) => published !== null),
    drafts: count(some, ({ draft }) => draft !== null),
    scheduled: count(some, ({ publish_at }) => publish_at !== null),
  }));
}

function countTexts(
  keys: readonly TextKey[],
  rows: ContentRows,
  supplied: SuppliedTexts,
): TextCounts {
  const counts = { own: 0, drafts: 0, scheduled: 0, needLook: 0, suppliedChanged: 0, notShown: 0 };
  for (const key of keys) {
    const row = rows.get(nameOf(key));
    const state = stateOf(key, row, rows.get(nameOf(koreanKey(key))), supplied);
    counts.own += Number(row !== undefined && row.published !== null);
    counts.drafts += Number(row !== undefined && row.draft !== null);
    counts.scheduled += Number(row !== undefined && row.publish_at !== null);
    counts.needLook += Number(state.needsLook);
    counts.suppliedChanged += Number(state.suppliedChanged);
    counts.notShown += Number(state.isNotShown);
  }
  return counts;
}

/** Pages that begin with @ are no texts. */
function isLeftOver(row: ContentRow, supplied: SuppliedTexts): boolean {
  if ((row.draft ?? row.published) === null || row.page.startsWith('@')) return false;
  return supplied.find(row) === undefined;
}

function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;
}
