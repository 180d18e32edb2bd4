import { sql } from 'kysely';
import { defaultLanguage, type Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { readListPlaces } from './list-places.ts';

interface PostAddress {
  mnum: number;
  /** The first one is the original's, if it is published. */
  languages: Language[];
  updatedAt: number;
}

/** For the sitemap: every post with the languages in which it can be read. */
export interface PostAddresses {
  count(): Promise<number>;
  /** The first number of each part that has any post. */
  parts(): Promise<number[]>;
  /** Those numbered from `first` on, before the next part. */
  inPart(first: number): Promise<PostAddress[]>;
}

/** By number, so that a post stays in its part whatever becomes of others. */
export const postsPerPart = 1_000;

export function readPostAddresses({ db }: Pick<Database, 'db'>): PostAddresses {
  return {
    count: async () => (await readListPlaces(db, defaultLanguage)).total,

    /** From one part to the next by the key, past all posts in between. */
    async parts() {
      const { rows } = await sql<{ mnum: number }>`select mnum from (
        with recursive part (mnum) as (
          select min(mnum) from listed_posts
          union all
          select (select min(listed.mnum) from listed_posts as listed
            where listed.mnum >= part.mnum - part.mnum % ${sql.lit(postsPerPart)} + ${sql.lit(postsPerPart)})
          from part where part.mnum is not null
        )
        select mnum from part where mnum is not null
      ) as parts`.execute(db);
      return rows.map(({ mnum }) => mnum - (mnum % postsPerPart));
    },

    async inPart(first) {
      const rows = await db
        .selectFrom('posts')
        .innerJoin('published_versions as version', 'version.mnum', 'posts.mnum')
        .select(['posts.mnum', 'posts.original_language', 'version.language', 'version.updated_at'])
        .where('posts.deleted_at', 'is', null)
        .where('posts.mnum', '>=', first)
        .where('posts.mnum', '<', first + postsPerPart)
        .orderBy('posts.mnum')
        .execute();
      const byPost = new Map<number, PostAddress>();
      for (const row of rows) {
        const language = row.language;
        const post = byPost.get(row.mnum) ?? { mnum: row.mnum, languages: [], updatedAt: 0 };
        if (language === row.original_language) post.languages.unshift(language);
        else post.languages.push(language);
        post.updatedAt = Math.max(post.updatedAt, row.updated_at);
        byPost.set(row.mnum, post);
      }
      return [...byPost.values()];
    },
  };
}
