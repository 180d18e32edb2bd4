import { readSupplied } from '#content/supplied.ts';
import type { Language } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { Database } from '#server/database/database.ts';
import { saveDrafts, type TextChange, type TextRules } from '#server/site/drafts.ts';
import { hasSlotsOf } from '#server/site/merge-words.ts';
import { publishDrafts } from '#server/site/publish.ts';
import { type SuppliedTexts, suppliedTexts } from '#server/site/supplied-texts.ts';

/** Small rules: no markup, the same slots, no spaces around. */
export function rulesWith(supplied: SuppliedTexts): TextRules<string> {
  return {
    supplied,
    check(key, text) {
      if (text.includes('<')) return { ok: false, errors: ['markup'] };
      if (!hasSlotsOf(text, supplied.find(key) ?? '')) return { ok: false, errors: ['slots'] };
      return { ok: true, text: text.trim() };
    },
  };
}

export const siteRules = rulesWith(suppliedTexts(readSupplied()));

/** The rules of a release that brings this text. */
export function rulesOfRelease(key: TextKey, text: string): TextRules<string> {
  const words = readSupplied();
  const names = key.path.split('.');
  const last = names.pop() ?? '';
  let part = words[key.language] as unknown as Record<string, unknown>;
  for (const name of [key.page, ...names]) part = part[name] as Record<string, unknown>;
  part[last] = text;
  return rulesWith(suppliedTexts(words));
}

interface Saving {
  by?: string;
  now?: number;
  rules?: TextRules<string>;
}

export function saveTexts(
  database: Database,
  changes: TextChange[],
  { by = 'writer', now = 1_000, rules = siteRules }: Saving = {},
) {
  return database.write((trx) => saveDrafts(trx, changes, rules, { by, now }));
}

/** Saves over whatever there is. */
export async function saveOver(
  database: Database,
  key: TextKey,
  text: string | null,
  saving: Saving = {},
): Promise<number> {
  const { edition } = (await findRow(database, key)) ?? { edition: null };
  const [result] = await saveTexts(database, [{ key, text, edition }], saving);
  if (!result?.ok) throw new Error(`not saved: ${JSON.stringify(result)}`);
  return result.edition;
}

/** Saves and publishes, as one who writes alone does. */
export async function publishOver(
  database: Database,
  key: TextKey,
  text: string,
  { by = 'writer', now = 1_000, rules = siteRules }: Saving = {},
): Promise<void> {
  const edition = await saveOver(database, key, text, { by, now, rules });
  const result = await database.write((trx) =>
    publishDrafts(trx, { texts: [{ ...key, edition }] }, rules, { by, now }),
  );
  if (!result.ok) throw new Error(`not published: ${JSON.stringify(result)}`);
}

export function findRow({ db }: Database, { page, path, language }: TextKey) {
  return db
    .selectFrom('site_content')
    .selectAll()
    .where('page', '=', page)
    .where('path', '=', path)
    .where('language', '=', language)
    .executeTakeFirst();
}

export async function forgetTexts({ db }: Database): Promise<void> {
  await db.deleteFrom('site_content').execute();
  await db.deleteFrom('site_content_history').execute();
}

/** A text of the first page in a language. */
export const brandTitle = (language: Language): TextKey => ({
  page: 'about-brand',
  path: 'meta.title',
  language,
});
