import type { TextKey } from '#domain/site-text.ts';
import { lockTopic } from '../database/changes.ts';
import type { Trx } from '../database/database.ts';
import { type ContentRows, putRows, readRows } from './content-rows.ts';
import { nameOf, type SuppliedTexts } from './supplied-texts.ts';
import { type ContentRow, koreanHash, koreanKey } from './text-state.ts';
import { rowWithoutTexts, type Work } from './write-drafts.ts';

/** With the editions that were seen; null is before anybody had changed it. */
export interface SeenText extends TextKey {
  edition: number | null;
}

export interface SeenTranslation extends SeenText {
  koreanEdition: number | null;
}

export type ConfirmResult =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'edited-elsewhere'; key: TextKey };

/** They still say what the Korean texts say as they stand now. */
export async function confirmTranslations(
  trx: Trx,
  texts: readonly SeenTranslation[],
  supplied: SuppliedTexts,
  work: Work,
): Promise<ConfirmResult[]> {
  await lockTopic(trx, 'texts');
  const rows = await readRows(
    trx,
    texts.flatMap((text) => [text, koreanKey(text)]),
  );
  return confirm(trx, texts, { rows, supplied, work }, (text, row) => {
    const korean = rows.get(nameOf(koreanKey(text)));
    if ((korean?.edition ?? 0) !== (text.koreanEdition ?? 0)) return undefined;
    const source = koreanHash(text, korean, supplied);
    return row.draft === null ? { source_hash: source } : { draft_source_hash: source };
  });
}

/** The own texts stay, although the supplied ones have changed. */
export async function keepOwnTexts(
  trx: Trx,
  texts: readonly SeenText[],
  supplied: SuppliedTexts,
  work: Work,
): Promise<ConfirmResult[]> {
  await lockTopic(trx, 'texts');
  const rows = await readRows(trx, texts);
  return confirm(trx, texts, { rows, supplied, work }, (text, row) => {
    const hash = supplied.hash(text);
    return row.draft === null ? { supplied_hash: hash } : { draft_supplied_hash: hash };
  });
}

interface Known {
  rows: ContentRows;
  supplied: SuppliedTexts;
  work: Work;
}

/** Who wrote a text, and when, stays as it is. */
async function confirm<Seen extends SeenText>(
  trx: Trx,
  texts: readonly Seen[],
  { rows, supplied, work }: Known,
  hashesOf: (text: Seen, row: ContentRow) => Partial<ContentRow> | undefined,
): Promise<ConfirmResult[]> {
  const changed = new Map<string, ContentRow>();
  const results = texts.map((text): ConfirmResult => {
    const { page, path, language, edition } = text;
    const key = { page, path, language };
    if (supplied.find(key) === undefined) return { ok: false, reason: 'not-found', key };
    const added = { ...rowWithoutTexts(key), updated_at: work.now, updated_by: work.by };
    const row = rows.get(nameOf(key)) ?? added;
    const hashes = row.edition === (edition ?? 0) ? hashesOf(text, row) : undefined;
    if (!hashes) return { ok: false, reason: 'edited-elsewhere', key };
    changed.set(nameOf(key), { ...row, ...hashes });
    return { ok: true };
  });
  await putRows(trx, [...changed.values()]);
  return results;
}
