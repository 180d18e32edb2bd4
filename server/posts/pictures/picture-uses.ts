import type { Language } from '#domain/language.ts';
import type { Trx } from '../../database/database.ts';

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

/** Which pictures one language of a post has, saved or public. After either has changed. */
export async function rememberUses(trx: Trx, mnum: number, language: Language): Promise<void> {
  const read = (table: 'post_versions' | 'published_versions') =>
    trx
      .selectFrom(table)
      .select('main_text')
      .where('mnum', '=', mnum)
      .where('language', '=', language)
      .executeTakeFirst();
  const [saved, published] = [await read('post_versions'), await read('published_versions')];
  const hashes = picturesIn(`${saved?.main_text ?? ''}${published?.main_text ?? ''}`);
  await trx
    .deleteFrom('picture_uses')
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ mnum, language, hash }));
  await trx.insertInto('picture_uses').values(rows).execute();
}
