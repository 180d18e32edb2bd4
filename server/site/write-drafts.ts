import { defaultLanguage } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { Trx } from '../database/database.ts';
import { type ContentRows, inPieces, keyOf, putRows, readRows } from './content-rows.ts';
import { type ContentEntry, rememberContent } from './history.ts';
import type { ContentHistoryKind } from './schema.ts';
import { nameOf, type SuppliedTexts } from './supplied-texts.ts';
import { type ContentRow, koreanHash, koreanKey } from './text-state.ts';

/** Who works on the texts, and when. */
export interface Work {
  by: string;
  now: number;
}

export interface DraftWrite {
  key: TextKey;
  /** Null: what there is of a draft is discarded. */
  text: string | null;
  /** Where the text was written for others than those of today. */
  writtenFor?: Pick<ContentRow, 'supplied_hash' | 'source_hash'> | undefined;
}

interface Options extends Work {
  kind: Exclude<ContentHistoryKind, 'published'>;
  supplied: SuppliedTexts;
  /** As they are now, for all that is written; they are brought up to date. */
  rows: ContentRows;
}

/** For callers that hold the lock of the topic and have compared editions and checked the texts. */
export async function writeDrafts(
  trx: Trx,
  writes: readonly DraftWrite[],
  { kind, supplied, rows, by, now }: Options,
): Promise<void> {
  // Korean first: what is written together with it is written for it.
  const ordered = writes.toSorted((a, b) => rank(a) - rank(b));
  const koreans = await readRows(trx, missingKoreans(ordered, rows));
  const entries: ContentEntry[] = [];
  await inPieces(ordered, (piece) => {
    for (const write of piece) {
      const name = nameOf(write.key);
      const korean = nameOf(koreanKey(write.key));
      const source = koreanHash(write.key, rows.get(korean) ?? koreans.get(korean), supplied);
      const row = withDraft(rows.get(name), write, source, supplied);
      rows.set(name, { ...row, updated_at: now, updated_by: by });
      entries.push(entryOf(row, supplied));
    }
  });
  const written = new Set(ordered.map(({ key }) => nameOf(key)));
  await putRows(
    trx,
    [...written].flatMap((name) => rows.get(name) ?? []),
  );
  await rememberContent(trx, entries, { kind, by, now });
}

const rank = ({ key }: DraftWrite) => (key.language === defaultLanguage ? 0 : 1);

function missingKoreans(writes: readonly DraftWrite[], rows: ContentRows): TextKey[] {
  const keys = new Map(writes.map(({ key }) => [nameOf(koreanKey(key)), koreanKey(key)]));
  return [...keys].flatMap(([name, key]) => (rows.has(name) ? [] : [key]));
}

type NewRow = Omit<ContentRow, 'updated_at' | 'updated_by'>;

function withDraft(
  before: ContentRow | undefined,
  { key, text, writtenFor }: DraftWrite,
  source: string,
  supplied: SuppliedTexts,
): NewRow {
  const row: NewRow = before ?? rowWithoutTexts(key);
  const edition = row.edition + 1;
  // What visitors see already needs no publishing.
  if (text === null || text === (row.published ?? supplied.find(key))) {
    const none = { draft: null, draft_supplied_hash: '', draft_source_hash: '', publish_at: null };
    return { ...row, ...none, edition };
  }
  return {
    ...row,
    draft: text,
    draft_supplied_hash: writtenFor?.supplied_hash ?? supplied.hash(key),
    draft_source_hash: key.language === defaultLanguage ? '' : (writtenFor?.source_hash ?? source),
    edition,
  };
}

export function rowWithoutTexts(key: TextKey): NewRow {
  return {
    ...keyOf(key),
    ...{ draft: null, draft_supplied_hash: '', draft_source_hash: '' },
    ...{ published: null, supplied_hash: '', source_hash: '' },
    ...{ edition: 0, revision: 0, publish_at: null, published_at: null },
  };
}

function entryOf(row: NewRow, supplied: SuppliedTexts): ContentEntry {
  const text = row.draft ?? row.published;
  const isSupplied = text === supplied.find(row);
  const [supplied_hash, source_hash] =
    row.draft === null
      ? [row.supplied_hash, row.source_hash]
      : [row.draft_supplied_hash, row.draft_source_hash];
  return { ...keyOf(row), text: isSupplied ? null : text, supplied_hash, source_hash };
}
