import { defaultLanguage, type Language } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import { hasSlotsOf } from './merge-words.ts';
import type { SiteContentSchema } from './schema.ts';
import { hashOf, type SuppliedTexts } from './supplied-texts.ts';

export type ContentRow = SiteContentSchema['site_content'];

/** What of a row says for which other texts its own ones were written. */
export type KnownTexts = Pick<
  ContentRow,
  | 'draft'
  | 'draft_supplied_hash'
  | 'draft_source_hash'
  | 'published'
  | 'supplied_hash'
  | 'source_hash'
>;

export interface TextState {
  /** The Korean text is another than the one that this was written for or confirmed with. */
  needsLook: boolean;
  /** The release brought another text than the one for which the own one was written. */
  suppliedChanged: boolean;
  /** Published, but with other slots than the supplied text has: visitors see the supplied one. */
  isNotShown: boolean;
}

/**
 * Nothing of this is stored: it follows from the rows and the supplied texts, so that a Korean draft
 * that is discarded takes the marks of the other languages back by itself.
 */
export function stateOf(
  key: TextKey,
  row: KnownTexts | undefined,
  korean: KnownTexts | undefined,
  supplied: SuppliedTexts,
): TextState {
  return {
    needsLook: needsLook(key, row, korean, supplied),
    suppliedChanged: hasSuppliedChanged(key, row, supplied),
    isNotShown: !!row && !isShown(row.published, supplied.find(key)),
  };
}

function needsLook(
  key: TextKey,
  row: KnownTexts | undefined,
  korean: KnownTexts | undefined,
  supplied: SuppliedTexts,
): boolean {
  if (key.language === defaultLanguage) return false;
  const source = sourceHashOf(row) || supplied.hash(koreanKey(key));
  return koreanHash(key, korean, supplied) !== source;
}

function hasSuppliedChanged(
  key: TextKey,
  row: KnownTexts | undefined,
  supplied: SuppliedTexts,
): boolean {
  if (!row || (row.draft ?? row.published) === null) return false;
  const known = row.draft === null ? row.supplied_hash : row.draft_supplied_hash;
  return known !== '' && known !== supplied.hash(key);
}

function isShown(published: string | null, supplied: string | undefined): boolean {
  return published === null || (supplied !== undefined && hasSlotsOf(published, supplied));
}

function sourceHashOf(row: KnownTexts | undefined): string {
  if (!row) return '';
  return row.draft === null ? row.source_hash : row.draft_source_hash;
}

/** Of the Korean text as it stands now, also before it is public: translators need not wait. */
export function koreanHash(
  key: TextKey,
  korean: Pick<KnownTexts, 'draft' | 'published'> | undefined,
  supplied: SuppliedTexts,
): string {
  const own = korean?.draft ?? korean?.published ?? null;
  return own === null ? supplied.hash(koreanKey(key)) : hashOf(own);
}

export function koreanKey({ page, path }: TextKey): TextKey & { language: Language } {
  return { page, path, language: defaultLanguage };
}
