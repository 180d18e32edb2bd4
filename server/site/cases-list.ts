import type { CaseFacts, CaseWords } from '#domain/case.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import {
  caseFactsPage,
  caseOrderPage,
  casePage,
  readCaseFacts,
  readCaseOrder,
  readCaseWords,
} from './cases.ts';
import { byOrder } from './cases-shown.ts';
import type { ContentRow } from './text-state.ts';

/** A part of a case, as it is and as it will be. */
interface CasePart<Value> {
  /** Null: visitors see none. */
  published: Value | null;
  hasDraft: boolean;
  /** As it will be once the draft is published; null where nobody has written any. */
  next: Value | null;
  edition: number | null;
  publishAt: number | null;
  updatedAt: number | null;
}

export interface EditedCase {
  id: string;
  facts: CasePart<CaseFacts>;
  words: Record<Language, CasePart<CaseWords>>;
}

/** All cases in their order, finished or not. */
export async function listCases({
  db,
}: Pick<Database, 'db'>): Promise<{ cases: EditedCase[]; orderEdition: number | null }> {
  const rows = await db
    .selectFrom('site_content')
    .selectAll()
    .where('page', 'in', [casePage, caseFactsPage, caseOrderPage])
    .execute();
  const order = rows.find(({ page }) => page === caseOrderPage);
  const ofCases = rows.filter(({ page }) => page !== caseOrderPage);
  const cases = [...Map.groupBy(ofCases, ({ path }) => path)]
    .filter(([, parts]) => parts.some((row) => (row.draft ?? row.published) !== null))
    .map(([id, parts]) => toCase(id, parts))
    .toSorted((one, other) => byOrder(readCaseOrder(order?.published) ?? [])(one.id, other.id));
  return { cases, orderEdition: order?.edition ?? null };
}

export async function findCase(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<EditedCase | undefined> {
  const rows = await db
    .selectFrom('site_content')
    .selectAll()
    .where('page', 'in', [casePage, caseFactsPage])
    .where('path', '=', id)
    .execute();
  const exists = rows.some((row) => (row.draft ?? row.published) !== null);
  return exists ? toCase(id, rows) : undefined;
}

function toCase(id: string, rows: readonly ContentRow[]): EditedCase {
  const wordsIn = (language: Language) =>
    rows.find((row) => row.page === casePage && row.language === language);
  return {
    id,
    facts: toPart(
      rows.find(({ page }) => page === caseFactsPage),
      readCaseFacts,
    ),
    words: Object.fromEntries(
      languages.map((language) => [language, toPart(wordsIn(language), readCaseWords)]),
    ) as EditedCase['words'],
  };
}

function toPart<Value>(
  row: ContentRow | undefined,
  read: (value: string | null | undefined) => Value | undefined,
): CasePart<Value> {
  return {
    published: read(row?.published) ?? null,
    hasDraft: row !== undefined && row.draft !== null,
    next: read(row?.draft ?? row?.published) ?? null,
    edition: row?.edition ?? null,
    publishAt: row?.publish_at ?? null,
    updatedAt: row?.updated_at ?? null,
  };
}
