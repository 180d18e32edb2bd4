import type { Language } from '#domain/language.ts';
import { filesIn } from '#domain/post-file.ts';
import type { Trx } from '../database/database.ts';

/** A text with more different pictures than this is no article. */
const maxPictures = 500;

/** The pictures that a text shows, each once. */
export function picturesIn(html: string): string[] {
  const found = new Set<string>();
  for (const [, hash = ''] of html.matchAll(/\/pictures\/([0-9a-f]{32})-/g)) {
    found.add(hash);
    if (found.size === maxPictures) break;
  }
  return [...found];
}

/** Which pictures and files one language of a post has, saved or public. After either has changed. */
export async function rememberUses(
  trx: Trx,
  mnum: number,
  language: Language,
  now = Date.now(),
): Promise<void> {
  const read = (table: 'post_versions' | 'published_versions') =>
    trx
      .selectFrom(table)
      .select('main_text')
      .where('mnum', '=', mnum)
      .where('language', '=', language)
      .executeTakeFirst();
  const [saved, published] = [await read('post_versions'), await read('published_versions')];
  const html = `${saved?.main_text ?? ''}${published?.main_text ?? ''}`;
  await trx
    .deleteFrom('picture_uses')
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .execute();
  const pictures = picturesIn(html).map((hash) => ({ mnum, language, hash }));
  if (pictures.length > 0) await trx.insertInto('picture_uses').values(pictures).execute();
  await rememberFiles(trx, { mnum, language, history_id: 0 }, filesIn(html), now);
}

interface NamingText {
  mnum: number;
  language: Language;
  /** An entry of the history, or 0 for what is saved or public. */
  history_id: number;
}

/** Which files a text names; one that it names no longer may be removed some time after. */
export async function rememberFiles(
  trx: Trx,
  text: NamingText,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const { mnum, language, history_id } = text;
  const removed = await trx
    .deleteFrom('post_file_uses')
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .where('history_id', '=', history_id)
    .returning('file_id')
    .execute();
  const uses = ids.map((file_id) => ({ ...text, file_id }));
  if (uses.length > 0) await trx.insertInto('post_file_uses').values(uses).execute();
  const touched = [...ids, ...removed.map(({ file_id }) => file_id)];
  if (touched.length === 0) return;
  await trx
    .updateTable('post_files')
    .set({ used_at: now, is_kept: 1 })
    .where('id', 'in', touched)
    .execute();
}
