import { randomBytes } from 'node:crypto';
import { type CaseFacts, type CaseWords, emptyFacts } from '#domain/case.ts';
import { type Language, languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import { lockTopic } from '../database/changes.ts';
import type { Trx } from '../database/database.ts';
import { caseFactsKey, caseFactsPage, caseKey, caseOrderKey, readCaseFacts } from './cases.ts';
import { readRows } from './content-rows.ts';
import { type SaveResult, saveDrafts, type TextChange, type TextRules } from './drafts.ts';
import { publishDrafts } from './publish.ts';
import { nameOf } from './supplied-texts.ts';
import type { Work } from './write-drafts.ts';

/** An id that sorts after all earlier ones. */
function newId(now: number): string {
  const random = randomBytes(4).toString('hex').slice(0, 3);
  return (now.toString(36).padStart(9, '0') + random).slice(0, 12);
}

export async function createCase(trx: Trx, rules: TextRules, work: Work): Promise<string> {
  const id = newId(work.now);
  const text = JSON.stringify(emptyFacts);
  const [saved] = await saveDrafts(
    trx,
    [{ key: caseFactsKey(id), text, edition: null }],
    rules,
    work,
  );
  if (!saved?.ok) throw new Error(`the case ${id} could not be created`);
  return id;
}

interface CaseChange {
  facts?: { value: CaseFacts; edition: number | null } | undefined;
  words: Partial<Record<Language, { value: CaseWords; edition: number | null }>>;
}

type CasePartResult =
  | { ok: true; edition: number; savedAt: number }
  | { ok: false; reason: 'edited-elsewhere' | 'refused' | 'slug-taken'; edition?: number };

export interface CaseSaved {
  facts?: CasePartResult;
  words: Partial<Record<Language, CasePartResult>>;
}

/** Each part by itself: one that is refused holds up none of the others. */
export async function saveCase(
  trx: Trx,
  id: string,
  { facts, words }: CaseChange,
  rules: TextRules,
  work: Work,
): Promise<CaseSaved> {
  await lockTopic(trx, 'texts');
  const answer: CaseSaved = { words: {} };
  const changes: TextChange[] = [];
  if (facts && (await isTaken(trx, id, facts.value.slug))) {
    answer.facts = { ok: false, reason: 'slug-taken' };
  } else if (facts) {
    const value = await withFormerSlugs(trx, id, facts.value);
    const text = JSON.stringify(value);
    changes.push({ key: caseFactsKey(id), text, edition: facts.edition });
  }
  for (const language of languages) {
    const given = words[language];
    if (!given) continue;
    const text = JSON.stringify(given.value);
    changes.push({ key: caseKey(id, language), text, edition: given.edition });
  }
  const results = await saveDrafts(trx, changes, rules, work);
  changes.forEach(({ key }, at) => {
    const result = toResult(results[at]);
    if (key.page === caseFactsPage) answer.facts = result;
    else answer.words[key.language] = result;
  });
  return answer;
}

function toResult(saved: SaveResult | undefined): CasePartResult {
  if (saved?.ok) return saved;
  return saved?.reason === 'edited-elsewhere'
    ? { ok: false, reason: 'edited-elsewhere', edition: saved.edition }
    : { ok: false, reason: 'refused' };
}

/** Whether another case has this address, or will have it. */
async function isTaken(trx: Trx, id: string, slug: string): Promise<boolean> {
  if (slug === '') return false;
  const rows = await trx
    .selectFrom('site_content')
    .select(['draft', 'published'])
    .where('page', '=', caseFactsPage)
    .where('path', '<>', id)
    .execute();
  return rows.some(({ draft, published }) =>
    [draft, published].some((value) => readCaseFacts(value)?.slug === slug),
  );
}

/** Where it was public before it stays to be found, whoever typed the new address. */
async function withFormerSlugs(trx: Trx, id: string, facts: CaseFacts): Promise<CaseFacts> {
  const key = caseFactsKey(id);
  const published = readCaseFacts((await readRows(trx, [key])).get(nameOf(key))?.published);
  const former = published ? [published.slug, ...published.formerSlugs] : [];
  const formerSlugs = [...new Set(former)].filter((slug) => slug !== facts.slug).slice(0, 50);
  return { ...facts, formerSlugs };
}

type Withdrawn = { ok: true } | { ok: false; reason: 'edited-elsewhere' };

/** Visitors see it no more in this language; what it said stays as a draft. */
export async function withdrawCase(
  trx: Trx,
  { id, language, edition }: { id: string; language: Language; edition: number },
  rules: TextRules,
  work: Work,
): Promise<Withdrawn> {
  await lockTopic(trx, 'texts');
  const key = caseKey(id, language);
  const row = (await readRows(trx, [key])).get(nameOf(key));
  if (row?.edition !== edition) return { ok: false, reason: 'edited-elsewhere' };
  const text = row.draft ?? row.published ?? '';
  await clear(trx, [key], rules, work);
  const last = (await readRows(trx, [key])).get(nameOf(key))?.edition ?? null;
  await saveDrafts(trx, [{ key, text, edition: last }], rules, work);
  return { ok: true };
}

/** All of it, in every language; the history keeps what it was. */
export async function deleteCase(
  trx: Trx,
  id: string,
  rules: TextRules,
  work: Work,
): Promise<void> {
  await lockTopic(trx, 'texts');
  const keys = [caseFactsKey(id), ...languages.map((language) => caseKey(id, language))];
  await clear(trx, keys, rules, work);
}

/** Under the lock of the topic: whatever edition they have. */
async function clear(
  trx: Trx,
  keys: readonly TextKey[],
  rules: TextRules,
  work: Work,
): Promise<void> {
  const rows = [...(await readRows(trx, keys)).values()];
  const changes = rows.map(({ edition, page, path, language }) => ({
    ...{ key: { page, path, language }, text: '', edition },
  }));
  await saveDrafts(trx, changes, rules, work);
  const texts = [...(await readRows(trx, keys)).values()].filter(({ draft }) => draft !== null);
  await publishDrafts(trx, { texts }, rules, work);
}

/** Seen at once: an order has nothing that could be unfinished. */
export async function orderCases(
  trx: Trx,
  { ids, edition }: { ids: readonly string[]; edition: number | null },
  rules: TextRules,
  work: Work,
): Promise<SaveResult> {
  const change = { key: caseOrderKey, text: JSON.stringify(ids), edition };
  const [saved] = await saveDrafts(trx, [change], rules, work);
  if (!saved?.ok) return saved ?? { ok: false, reason: 'not-found' };
  const texts = [{ ...caseOrderKey, edition: saved.edition }];
  await publishDrafts(trx, { texts }, rules, work);
  return saved;
}
