import { type Language, languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { Database } from '../database/database.ts';
import { byName } from './content-rows.ts';
import { nameOf, type SuppliedTexts } from './supplied-texts.ts';
import { type ContentRow, koreanKey, stateOf, type TextState } from './text-state.ts';

/** What a text may be, as the fields of the back office need it. */
interface TextLimits {
  slots: string[];
  limit: number;
  isMultiline: boolean;
  mayBeEmpty: boolean;
}

interface TextInLanguage extends TextState {
  supplied: string;
  published: string | null;
  draft: string | null;
  edition: number | null;
  publishAt: number | null;
  updatedAt: number | null;
  updatedBy: string | null;
}

export interface EditableText extends TextLimits {
  path: string;
  languages: Record<Language, TextInLanguage>;
}

interface Options {
  supplied: SuppliedTexts;
  limitsOf(page: string, path: string): TextLimits;
}

/** All texts of a page in the order of its file; undefined when there is no such page. */
export async function readPageTexts(
  { db }: Pick<Database, 'db'>,
  page: string,
  { supplied, limitsOf }: Options,
): Promise<EditableText[] | undefined> {
  const places = supplied.places.filter((place) => place.page === page);
  if (places.length === 0) return undefined;
  const found = await db
    .selectFrom('site_content')
    .leftJoin('accounts', 'accounts.id', 'site_content.updated_by')
    .selectAll('site_content')
    .select('accounts.name')
    .where('page', '=', page)
    .execute();
  const rows = byName(found);
  const nameOfAccount = new Map(found.map(({ updated_by, name }) => [updated_by, name]));

  function inLanguage(key: TextKey): TextInLanguage {
    const row = rows.get(nameOf(key));
    const korean = rows.get(nameOf(koreanKey(key)));
    return {
      supplied: supplied.find(key) ?? '',
      published: row?.published ?? null,
      draft: row?.draft ?? null,
      edition: row?.edition ?? null,
      publishAt: row?.publish_at ?? null,
      ...stateOf(key, row, korean, supplied),
      ...writerOf(row),
    };
  }

  function writerOf(row: ContentRow | undefined) {
    // A row may hold a mere confirmation.
    if (!row || row.edition === 0) return { updatedAt: null, updatedBy: null };
    const updatedBy = nameOfAccount.get(row.updated_by) ?? row.updated_by;
    return { updatedAt: row.updated_at, updatedBy };
  }

  return places.map(({ path }) => ({
    path,
    ...limitsOf(page, path),
    languages: Object.fromEntries(
      languages.map((language) => [language, inLanguage({ page, path, language })]),
    ) as EditableText['languages'],
  }));
}

export interface WaitingDraft extends TextKey {
  edition: number;
  publishAt: number | null;
  draft: string | null;
  published: string | null;
}

/** All drafts, in one page or all: what can be published or is scheduled. */
export async function listWaitingDrafts(
  { db }: Pick<Database, 'db'>,
  { page, language }: { page?: string; language?: Language } = {},
): Promise<WaitingDraft[]> {
  let query = db
    .selectFrom('site_content')
    .select([
      'page',
      'path',
      'language',
      'edition',
      'publish_at as publishAt',
      'draft',
      'published',
    ])
    .where('draft', 'is not', null);
  if (page !== undefined) query = query.where('page', '=', page);
  if (language !== undefined) query = query.where('language', '=', language);
  return query.orderBy('page').orderBy('path').orderBy('language').execute();
}
