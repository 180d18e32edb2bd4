import { languages } from '#domain/language.ts';
import { announceChange } from '../database/changes.ts';
import type { Trx } from '../database/database.ts';

/**
 * Writes anew how one post appears in the four lists: in the list's language where that version
 * is published, else in the original, else in whatever there is.
 */
export async function listPost(trx: Trx, mnum: number): Promise<void> {
  await trx.deleteFrom('listed_posts').where('mnum', '=', mnum).execute();
  const post = await trx
    .selectFrom('posts')
    .select(['reg_date', 'original_language'])
    .where('mnum', '=', mnum)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const versions = await trx
    .selectFrom('published_versions')
    .select(['language', 'title'])
    .where('mnum', '=', mnum)
    .execute();
  if (post && versions.length > 0) {
    const titles = new Map(versions.map(({ language, title }) => [language, title]));
    const instead = [post.original_language, ...languages];
    const rows = languages.map((language) => {
      const shown = [language, ...instead].find((candidate) => titles.has(candidate)) ?? language;
      const title = titles.get(shown) ?? '';
      return { language, mnum, reg_date: post.reg_date, title, shown_language: shown };
    });
    await trx.insertInto('listed_posts').values(rows).execute();
  }
  await announceChange(trx, 'posts');
}
