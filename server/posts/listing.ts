import { languages } from '#domain/language.ts';
import { announceChange } from '../database/changes.ts';
import type { Database, Trx } from '../database/database.ts';
import { hasEvenLists } from './list-places.ts';
import { lockPosts } from './lock-posts.ts';

/**
 * Writes anew how one post appears in every language's list: in the list's language where that version
 * is published, else in the original, else in whatever there is. The caller has locked the post: of
 * two at once, both would insert the same rows, or the later would bring back what the other withdrew.
 */
export async function listPost(trx: Trx, mnum: number): Promise<void> {
  // First: whoever lists another post waits here, and not half-way for a count of the same week.
  await announceChange(trx, 'posts');
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
}

const batchSize = 100;

/** A language that came after the posts: lists them there too, as the original where needed. */
export async function listInEveryLanguage({ db, write }: Pick<Database, 'db' | 'write'>) {
  if (await hasEvenLists(db, languages)) return;
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('listed_posts')
      .select('mnum')
      .where('mnum', '>', after)
      .where('language', 'in', languages)
      .groupBy('mnum')
      .having((row) => row.fn.countAll(), '<', languages.length)
      .orderBy('mnum')
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    await write(async (trx) => {
      const mnums = rows.map(({ mnum }) => mnum);
      await lockPosts(trx, mnums);
      for (const mnum of mnums) await listPost(trx, mnum);
    });
    after = last.mnum;
  }
}
