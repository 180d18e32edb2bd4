import type { TextKey } from '#domain/site-text.ts';
import { announceChange, lockTopic } from '../database/changes.ts';
import type { Database, Trx } from '../database/database.ts';
import { inPieces, isOneOf, keyOf, readRows } from './content-rows.ts';
import type { TextRules } from './drafts.ts';
import { nameOf } from './supplied-texts.ts';
import type { ContentRow } from './text-state.ts';
import type { Work } from './write-drafts.ts';

export interface Publication {
  /** With the editions that were seen: nobody publishes what they have not read. */
  texts: readonly (TextKey & { edition: number })[];
  /** Now, unless a later moment is named. */
  at?: number | undefined;
}

export interface RefusedText<TextError> {
  key: TextKey;
  errors: TextError[];
}

export type PublishResult<TextError = unknown> =
  /** Without those that had no draft. */
  | { ok: true; texts: TextKey[] }
  | { ok: false; reason: 'edited-elsewhere'; texts: TextKey[] }
  | { ok: false; reason: 'refused'; texts: RefusedText<TextError>[] };

/** All of them, or none. */
export async function publishDrafts<TextError>(
  trx: Trx,
  { texts, at }: Publication,
  rules: TextRules<TextError>,
  { by, now }: Work,
): Promise<PublishResult<TextError>> {
  await lockTopic(trx, 'texts');
  const rows = await readRows(trx, texts);
  const changed = texts.filter((text) => rows.get(nameOf(text))?.edition !== text.edition);
  if (changed.length > 0) {
    return { ok: false, reason: 'edited-elsewhere', texts: changed.map(keyOf) };
  }
  const drafts = [...rows.values()].filter(({ draft }) => draft !== null);
  const refused = await findRefused(drafts, rules);
  if (refused.length > 0) return { ok: false, reason: 'refused', texts: refused };
  if (at === undefined) await publish(trx, drafts, rules, { now, by });
  else await schedule(trx, drafts, at);
  return { ok: true, texts: drafts.map(keyOf) };
}

/** They stay drafts. Answers which of them were scheduled. */
export async function unschedule(trx: Trx, keys: readonly TextKey[]): Promise<TextKey[]> {
  await lockTopic(trx, 'texts');
  const rows = await readRows(trx, keys);
  const scheduled = [...rows.values()].filter(({ publish_at }) => publish_at !== null);
  await schedule(trx, scheduled, null);
  return scheduled.map(keyOf);
}

/**
 * Publishes what has fallen due; every instance asks twice a second, one of them does it. What may
 * not be published any more, since a release changed its slots, is a mere draft again.
 */
export async function publishDueContent<TextError>(
  { db, write }: Pick<Database, 'db' | 'write'>,
  rules: TextRules<TextError>,
  now: number,
): Promise<{ published: TextKey[]; refused: RefusedText<TextError>[] }> {
  const due = await db
    .selectFrom('site_content')
    .select('page')
    .where('publish_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (!due) return { published: [], refused: [] };
  return write(async (trx) => {
    await lockTopic(trx, 'texts');
    const rows = await trx
      .selectFrom('site_content')
      .selectAll()
      .where('publish_at', '<=', now)
      .execute();
    const refused = await findRefused(rows, rules);
    const names = new Set(refused.map(({ key }) => nameOf(key)));
    const isReady = (row: ContentRow) => row.draft !== null && !names.has(nameOf(row));
    const ready = rows.filter(isReady);
    await publish(trx, ready, rules, { now });
    const others = rows.filter((row) => !isReady(row));
    await schedule(trx, others, null);
    return { published: ready.map(keyOf), refused };
  });
}

/** A text may have been saved under the rules of a former release. */
async function findRefused<TextError>(
  rows: readonly ContentRow[],
  { check, isReady = () => true }: TextRules<TextError>,
): Promise<RefusedText<TextError>[]> {
  const refused: RefusedText<TextError>[] = [];
  await inPieces(rows, (piece) => {
    for (const row of piece) {
      if (row.draft === null) continue;
      const key = keyOf(row);
      const checked = check(key, row.draft);
      if (!checked.ok) refused.push({ key, errors: checked.errors });
      else if (!isReady(key, row.draft)) refused.push({ key, errors: [] });
    }
  });
  return refused;
}

async function schedule(trx: Trx, keys: readonly TextKey[], at: number | null) {
  await inPieces(keys, async (piece) => {
    await trx.updateTable('site_content').set({ publish_at: at }).where(isOneOf(piece)).execute();
  });
}

/** Under the lock of the topic, for rows that have drafts. */
async function publish(
  trx: Trx,
  rows: readonly ContentRow[],
  { supplied }: TextRules,
  { by, now }: { by?: string; now: number },
): Promise<void> {
  if (rows.length === 0) return;
  const revision = await announceChange(trx, 'texts');
  const [back, own] = [rows.filter(isSupplied), rows.filter((row) => !isSupplied(row))];
  function isSupplied(row: ContentRow): boolean {
    return row.draft === supplied.find(row);
  }
  for (const [some, isOwn] of [
    [own, true],
    [back, false],
  ] as const) {
    await inPieces(some, async (piece) => {
      await trx
        .updateTable('site_content')
        .set((row) => ({
          published: isOwn ? row.ref('draft') : null,
          supplied_hash: row.ref('draft_supplied_hash'),
          source_hash: row.ref('draft_source_hash'),
          ...{ draft: null, draft_supplied_hash: '', draft_source_hash: '', publish_at: null },
          ...{ published_at: now, revision },
        }))
        .where(isOneOf(piece))
        .execute();
      await rememberPublished(trx, piece, { by, now });
    });
  }
}

/** Who publishes at a set time is nobody: then it is who wrote the text. */
async function rememberPublished(
  trx: Trx,
  keys: readonly TextKey[],
  { by, now }: { by: string | undefined; now: number },
) {
  await trx
    .insertInto('site_content_history')
    .columns([
      ...(['page', 'path', 'language', 'text', 'supplied_hash', 'source_hash'] as const),
      ...(['kind', 'by_account', 'started_at', 'saved_at'] as const),
    ])
    .expression((builder) =>
      builder
        .selectFrom('site_content')
        .select((row) => [
          ...(['page', 'path', 'language', 'published', 'supplied_hash', 'source_hash'] as const),
          row.val('published').as('kind'),
          (by === undefined ? row.ref('updated_by') : row.val(by)).as('by_account'),
          row.val(now).as('started_at'),
          row.val(now).as('saved_at'),
        ])
        .where(isOneOf(keys)),
    )
    .execute();
}
