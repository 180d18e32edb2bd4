import type { Language } from '#domain/language.ts';
import { filesIn } from '#domain/post-file.ts';
import type { Database, Trx } from '../database/database.ts';
import type { HistoryKind } from './history-schema.ts';
import { rememberFiles } from './remember-uses.ts';

/** Saves of one person within this time are one entry, or autosave would fill the history. */
const stretch = 10 * 60_000;
const keptPerVersion = 200;

interface Entry {
  mnum: number;
  language: Language;
  kind: HistoryKind;
  by: string;
  now?: number;
  /** Over a text that somebody chose to replace, and that must stay to be found. */
  isOverwriting?: boolean;
}

/** In the same transaction as the save or the publication. */
export async function rememberVersion(trx: Trx, entry: Entry): Promise<void> {
  const { mnum, language, kind, by, now = Date.now(), isOverwriting = false } = entry;
  const version = await trx
    .selectFrom('post_versions')
    .select(['title', 'main_text', 'description'])
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .executeTakeFirst();
  if (!version) return;
  const files = filesIn(version.main_text);
  const last = await trx
    .selectFrom('post_history')
    .select(['id', 'kind', 'saved_by', 'started_at'])
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isKept = isOverwriting || kind === 'restored';
  const continues =
    last?.kind === 'saved' && last.saved_by === by && now - last.started_at < stretch;
  if (continues && !isKept) {
    await trx
      .updateTable('post_history')
      .set({ ...version, kind, saved_at: now })
      .where('id', '=', last.id)
      .execute();
    await rememberFiles(trx, { mnum, language, history_id: last.id }, files, now);
    return;
  }
  const { id } = await trx
    .insertInto('post_history')
    .values({ mnum, language, ...version, kind, saved_by: by, started_at: now, saved_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await rememberFiles(trx, { mnum, language, history_id: id }, files, now);
  await forgetOldest(trx, mnum, language);
}

/**
 * Before the first save of a text that came by other ways, such as the import: or nobody could
 * bring it back. In the same transaction as that save.
 */
export async function rememberFirst(trx: Trx, mnum: number, language: Language): Promise<void> {
  const known = await trx
    .selectFrom('post_history')
    .select('id')
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const version = await trx
    .selectFrom('post_versions')
    .select(['title', 'main_text', 'description', 'state', 'updated_at'])
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .executeTakeFirst();
  if (!version || (!version.title && !version.main_text)) return;
  const { title, main_text, description, updated_at } = version;
  const { id } = await trx
    .insertInto('post_history')
    .values({
      ...{ mnum, language, title, main_text, description },
      kind: version.state === 'published' ? 'published' : 'saved',
      saved_by: '',
      started_at: updated_at,
      saved_at: updated_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await rememberFiles(trx, { mnum, language, history_id: id }, filesIn(main_text), Date.now());
}

async function forgetOldest(trx: Trx, mnum: number, language: Language) {
  const oldest = await trx
    .selectFrom('post_history')
    .select('id')
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .offset(keptPerVersion)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await trx
    .deleteFrom('post_history')
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .where('id', '<=', oldest.id)
    .execute();
}

export interface HistoryEntry {
  id: number;
  title: string;
  kind: HistoryKind;
  /** Empty where nobody is known, as of imported texts. */
  savedBy: string;
  /** By the one who asks. */
  isOwn: boolean;
  savedAt: number;
}

export async function listHistory(
  { db }: Pick<Database, 'db'>,
  { mnum, language, reader }: { mnum: number; language: Language; reader: string },
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('post_history')
    .leftJoin('accounts', 'accounts.id', 'post_history.saved_by')
    .select(['post_history.id', 'title', 'kind', 'saved_by', 'saved_at', 'accounts.name'])
    .where('mnum', '=', mnum)
    .where('post_history.language', '=', language)
    .orderBy('post_history.id', 'desc')
    .execute();
  return rows.map(({ id, title, kind, saved_by, saved_at, name }) => ({
    id,
    title,
    kind,
    savedBy: name ?? '',
    isOwn: saved_by === reader,
    savedAt: saved_at,
  }));
}

export async function findHistoryEntry(
  { db }: Pick<Database, 'db'>,
  mnum: number,
  language: Language,
  id: number,
) {
  const row = await db
    .selectFrom('post_history')
    .select(['title', 'main_text', 'description'])
    .where('id', '=', id)
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .executeTakeFirst();
  return row && { title: row.title, mainText: row.main_text, description: row.description };
}
