import { isDeepStrictEqual } from 'node:util';
import type { Database, Trx } from '../database/database.ts';
import { type ArchivedText, type TravellingSetting, travellingSettings } from './archive.ts';
import type { ReadyArchive } from './archive-bodies.ts';
import { byName, type ContentRows, keyOf } from './content-rows.ts';
import type { SuppliedTexts } from './supplied-texts.ts';
import type { ContentRow } from './text-state.ts';
import { type DraftWrite, rowWithoutTexts } from './write-drafts.ts';

/** What an import changes: nothing, when it was made before. */
export interface ImportPlan {
  /** All texts of this release, as they are before. */
  rows: ContentRows;
  /** Those of which visitors will see another text, as they will be. */
  published: ContentRow[];
  /** Those that keep their text and were written or confirmed for others. */
  marked: ContentRow[];
  drafts: DraftWrite[];
  /** Drafts of this site that are left. */
  keptDrafts: number;
  /** A null goes back to the default. */
  settings: { key: TravellingSetting; value: string | null }[];
}

export interface ImportOptions {
  supplied: SuppliedTexts;
  /** Whether the archive's drafts take the place of those that are here. */
  drafts: boolean;
}

/** A part that the archive does not have stays as it is. */
export async function planImport(
  db: Database['db'] | Trx,
  archive: ReadyArchive,
  options: ImportOptions,
): Promise<ImportPlan> {
  const found = await db.selectFrom('site_content').selectAll().execute();
  const known = found.filter((row) => options.supplied.find(row) !== undefined);
  const stored = await db
    .selectFrom('settings')
    .selectAll()
    .where('key', 'in', travellingSettings)
    .execute();
  return planFor({ rows: byName(known), stored }, archive, options);
}

interface Present {
  rows: ContentRows;
  stored: { key: string; value: string }[];
}

/** Where there is no site yet. */
export function planForNothing(archive: ReadyArchive, options: ImportOptions): ImportPlan {
  return planFor({ rows: new Map(), stored: [] }, archive, options);
}

function planFor(present: Present, archive: ReadyArchive, options: ImportOptions): ImportPlan {
  const { rows, stored } = present;
  const texts = archive.texts && planTexts(rows, archive.texts, options);
  const settings = archive.settings ? planSettings(stored, archive.settings) : [];
  return { rows, published: [], marked: [], drafts: [], keptDrafts: 0, ...texts, settings };
}

const nothing = { published: null, supplied_hash: '', source_hash: '' };

function planTexts(
  rows: ContentRows,
  texts: ReadonlyMap<string, ArchivedText>,
  { supplied, drafts: withDrafts }: ImportOptions,
) {
  const [published, marked, drafts]: [ContentRow[], ContentRow[], DraftWrite[]] = [[], [], []];
  let keptDrafts = 0;
  for (const name of new Set([...rows.keys(), ...texts.keys()])) {
    const archived = texts.get(name);
    const before = rows.get(name) ?? emptyRow(archived as ArchivedText);
    const { published: text, supplied_hash, source_hash } = archived ?? nothing;
    const shown = text ?? supplied.find(before) ?? null;
    const row = withoutDraftOf(shown, { ...before, published: text, supplied_hash, source_hash });
    if (text !== before.published) published.push({ ...row, edition: row.edition + 1 });
    else if (differ(row, before)) marked.push(row);

    const draft = archived?.draft === shown ? null : (archived?.draft ?? null);
    if (withDrafts && draft !== row.draft) {
      drafts.push({ key: keyOf(row), text: draft, writtenFor: writtenFor(archived) });
    } else if (row.draft !== null) keptDrafts += 1;
  }
  return { published, marked, drafts, keptDrafts };
}

function differ(row: ContentRow, before: ContentRow): boolean {
  const names = ['draft', 'supplied_hash', 'source_hash'] as const;
  return names.some((name) => row[name] !== before[name]);
}

function emptyRow(key: ArchivedText): ContentRow {
  return { ...rowWithoutTexts(key), updated_at: 0, updated_by: '' };
}

/** What visitors see already needs no publishing. */
function withoutDraftOf(shown: string | null, row: ContentRow): ContentRow {
  if (row.draft === null || row.draft !== shown) return row;
  const none = { draft: null, draft_supplied_hash: '', draft_source_hash: '', publish_at: null };
  return { ...row, ...none };
}

function writtenFor(archived: ArchivedText | undefined): DraftWrite['writtenFor'] {
  if (!archived) return undefined;
  const { draft_supplied_hash, draft_source_hash } = archived;
  return { supplied_hash: draft_supplied_hash, source_hash: draft_source_hash };
}

function planSettings(
  stored: Present['stored'],
  settings: ReadonlyMap<TravellingSetting, unknown>,
): ImportPlan['settings'] {
  const present = new Map(stored.map(({ key, value }) => [key, JSON.parse(value)]));
  return travellingSettings.flatMap((key) => {
    const value = settings.get(key);
    // Neither may be undefined: that is a setting as it is supplied.
    if (isDeepStrictEqual(present.get(key), value)) return [];
    return [{ key, value: value === undefined ? null : JSON.stringify(value) }];
  });
}
