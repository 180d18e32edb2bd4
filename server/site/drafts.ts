import type { TextKey } from '#domain/site-text.ts';
import { lockTopic } from '../database/changes.ts';
import type { Trx } from '../database/database.ts';
import { inPieces, readRows } from './content-rows.ts';
import { nameOf, type SuppliedTexts } from './supplied-texts.ts';
import type { ContentRow } from './text-state.ts';
import { type DraftWrite, type Work, writeDrafts } from './write-drafts.ts';

/** What a text may be: cleaned where it may, or the reasons why not. */
type CheckText<TextError = unknown> = (
  key: TextKey,
  text: string,
) => { ok: true; text: string } | { ok: false; errors: TextError[] };

/** What all changes of texts are held against. */
export interface TextRules<TextError = unknown> {
  supplied: SuppliedTexts;
  check: CheckText<TextError>;
  /** Whether visitors may see what may wait as a draft; all that is checked, unless given. */
  isReady?(key: TextKey, text: string): boolean;
}

export interface TextChange {
  key: TextKey;
  /** Null discards the draft. */
  text: string | null;
  /** What the editor last saw; null is before anybody had changed it. */
  edition: number | null;
}

export type SaveResult<TextError = unknown> =
  | { ok: true; edition: number; savedAt: number }
  | { ok: false; reason: 'edited-elsewhere'; theirs: string; edition: number }
  | { ok: false; reason: 'refused'; errors: TextError[] }
  | { ok: false; reason: 'not-found' };

/** One answer per change, in their order: a text that is refused holds up none of the others. */
export async function saveDrafts<TextError>(
  trx: Trx,
  changes: readonly TextChange[],
  { supplied, check }: TextRules<TextError>,
  { by, now, kind = 'saved' }: Work & { kind?: 'saved' | 'imported' },
): Promise<SaveResult<TextError>[]> {
  await lockTopic(trx, 'texts');
  const rows = await readRows(
    trx,
    changes.map(({ key }) => key),
  );
  const writes = new Map<string, DraftWrite>();
  const results: SaveResult<TextError>[] = [];

  function take({ key, text, edition }: TextChange): SaveResult<TextError> {
    const given = supplied.find(key);
    if (given === undefined) return { ok: false, reason: 'not-found' };
    const checked = text === null ? { ok: true as const, text } : check(key, text);
    if (!checked.ok) return { ok: false, reason: 'refused', errors: checked.errors };
    const row = rows.get(nameOf(key));
    if (saysAlready(row, checked.text, given)) {
      return { ok: true, edition: row?.edition ?? 0, savedAt: row?.updated_at ?? now };
    }
    const theirs = row?.draft ?? row?.published ?? given;
    const known = row?.edition ?? 0;
    if (known !== (edition ?? 0) || writes.has(nameOf(key))) {
      return { ok: false, reason: 'edited-elsewhere', theirs, edition: known };
    }
    writes.set(nameOf(key), { key, text: checked.text });
    return { ok: true, edition: known + 1, savedAt: now };
  }

  await inPieces(changes, (piece) => {
    results.push(...piece.map(take));
  });
  await writeDrafts(trx, [...writes.values()], { kind, supplied, rows, by, now });
  return results;
}

/** Whoever saves the same as somebody else before them has no reason to compare. */
function saysAlready(row: ContentRow | undefined, text: string | null, supplied: string): boolean {
  if (text === null) return !row || row.draft === null;
  return text === (row?.draft ?? row?.published ?? supplied);
}
