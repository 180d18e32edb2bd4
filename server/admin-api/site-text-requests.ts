import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { isLegalPage, type TextError, type TextKey } from '#domain/site-text.ts';
import { mayEditLegalTexts } from '#domain/staff.ts';
import type { AuditAct, AuditDetails } from '../audit/acts.ts';
import type { Database, Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { type SaveResult, saveDrafts, type TextRules } from '../site/drafts.ts';
import type { AdminRequest } from './route.ts';

/** What the routes that change texts of the site ask for, and answer, alike. */
export const textKey = z.object({
  page: z.string().max(40),
  path: z.string().max(200),
  language: z.enum(languages),
});
export const edition = z.int().min(0).nullable();

/** Formatted texts are cleaned first, pictures are encoded first: they have routes of their own. */
export const textChange = textKey.extend({
  page: textKey.shape.page.regex(/^[^@]/),
  text: z.string().max(20_000).nullable(),
  edition,
});

export const noText = () => problem('not-found', 'There is no such text.');
export const onlyForOwners = () =>
  problem('forbidden', 'Only an owner may change what the law asks for.');

export function mayChange(
  { account }: Pick<AdminRequest<unknown>, 'account'>,
  keys: readonly Pick<TextKey, 'page'>[],
): boolean {
  return mayEditLegalTexts(account) || !keys.some(({ page }) => isLegalPage(page));
}

export function workOf({ account }: AdminRequest<unknown>, { now }: Database) {
  return { by: account.id, now: now() };
}

interface Saving {
  database: Database;
  textRules: TextRules<TextError>;
  kind: 'saved' | 'imported';
  /** In the transaction that saves them. */
  record(trx: Trx, saved: readonly TextKey[]): Promise<unknown>;
}

/** One answer per change, in their order. */
export async function saveTexts(
  request: AdminRequest<{ changes: z.infer<typeof textChange>[] }>,
  { database, textRules, kind, record }: Saving,
): Promise<Response | { results: SaveResult<TextError>[] }> {
  const { changes } = request.body;
  if (!mayChange(request, changes)) return onlyForOwners();
  const given = changes.map(({ text, edition, ...key }) => ({ key, text, edition }));
  const results = await database.write(async (trx) => {
    const work = { ...workOf(request, database), kind };
    const saved = await saveDrafts(trx, given, textRules, work);
    const done = given.filter((_, at) => saved[at]?.ok).map(({ key }) => key);
    if (done.length > 0) await record(trx, done);
    return saved;
  });
  return { results };
}

/** How many, where and in which languages; what they say is in the history. */
export function recordTexts(
  request: AdminRequest<unknown>,
  trx: Trx,
  act: AuditAct & `text.${string}`,
  keys: readonly TextKey[],
  more: AuditDetails = {},
): Promise<number> {
  const details = { ...describeTexts(keys), texts: keys.length, ...more };
  return request.record(trx, { act, details });
}

export function describeTexts(keys: readonly TextKey[]) {
  return {
    pages: [...new Set(keys.map(({ page }) => page))],
    languages: languages.filter((code) => keys.some(({ language }) => language === code)),
  };
}
