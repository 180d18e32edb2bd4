import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import {
  cleanSearch,
  type ListedPost,
  type PostNeighbour,
  type PostPage,
  type PublishedPost,
  postsPerPage,
  type SortMode,
} from '#domain/post.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type PictureColumns, toPicture } from './pictures/to-picture.ts';

interface ListOptions {
  language: Language;
  sort?: SortMode;
  page?: number;
  /** Only titles that contain this, letter case included. */
  q?: string;
}

/** What the public may read. */
export interface PublishedPosts {
  list(options: ListOptions): Promise<PostPage>;
  newest(language: Language, count: number): Promise<ListedPost[]>;
  find(mnum: number, language: Language): Promise<PublishedPost | undefined>;
  /** For the sitemap: every post with the languages in which it can be read. */
  addresses(): Promise<PostAddress[]>;
}

interface PostAddress {
  mnum: number;
  /** The first one is the original's, if it is published. */
  languages: Language[];
  updatedAt: number;
}

export function readPublishedPosts({ db, kind }: Pick<Database, 'db' | 'kind'>): PublishedPosts {
  /** Both count bytes of composed letters, so both databases find exactly the same titles. */
  const titleHas = (q: string): RawBuilder<SqlBool> =>
    kind === 'sqlite'
      ? sql<SqlBool>`instr(listed_posts.title, ${q}) > 0`
      : sql<SqlBool>`strpos(listed_posts.title, ${q}) > 0`;

  const listed = (language: Language, q: string) => {
    const query = db.selectFrom('listed_posts').where('listed_posts.language', '=', language);
    return q ? query.where(titleHas(q)) : query;
  };

  async function list({ language, sort = 'newest', page = 1, q = '' }: ListOptions) {
    const text = cleanSearch(q);
    const { total } = await listed(language, text)
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const pages = Math.max(1, Math.ceil(total / postsPerPage));
    const shown = Math.min(Math.max(1, page), pages);
    const direction = sort === 'newest' ? 'desc' : 'asc';
    const keys = listed(language, text)
      .select(['mnum', 'reg_date', 'title', 'language'])
      .orderBy('reg_date', direction)
      .orderBy('mnum', direction)
      .limit(postsPerPage)
      .offset((shown - 1) * postsPerPage);
    const rows = await withCards(db, keys)
      .orderBy('keys.reg_date', direction)
      .orderBy('keys.mnum', direction)
      .execute();
    return { posts: rows.map(toListed), page: shown, pages, total };
  }

  async function neighbour(
    language: Language,
    { regDate, mnum }: ListedPost,
    side: 'older' | 'newer',
  ): Promise<PostNeighbour | null> {
    const direction = side === 'older' ? 'desc' : 'asc';
    const beyond = sql.raw(side === 'older' ? '<' : '>');
    const row = await db
      .selectFrom('listed_posts')
      .select(['mnum', 'title', 'shown_language as language'])
      .where('language', '=', language)
      .where(sql<SqlBool>`(reg_date, mnum) ${beyond} (${regDate}, ${mnum})`)
      .orderBy('reg_date', direction)
      .orderBy('mnum', direction)
      .limit(1)
      .executeTakeFirst();
    return (row as PostNeighbour | undefined) ?? null;
  }

  async function find(mnum: number, language: Language) {
    if (!Number.isSafeInteger(mnum) || mnum < 0) return undefined;
    const keys = db
      .selectFrom('listed_posts')
      .select(['mnum', 'reg_date', 'title', 'language'])
      .where('mnum', '=', mnum)
      .where('language', '=', language);
    const row = await withCards(db, keys)
      .innerJoin('published_versions as version', (join) =>
        join
          .onRef('version.mnum', '=', 'listed.mnum')
          .onRef('version.language', '=', 'listed.shown_language'),
      )
      .select(['version.main_text', 'version.updated_at', 'posts.original_language'])
      .executeTakeFirst();
    if (!row) return undefined;
    const post = toListed(row);
    const versions = await db
      .selectFrom('published_versions')
      .select('language')
      .where('mnum', '=', mnum)
      .execute();
    return {
      ...post,
      mainText: row.main_text,
      updatedAt: row.updated_at,
      originalLanguage: row.original_language,
      languages: versions.map((version) => version.language),
      previous: await neighbour(language, post, 'older'),
      next: await neighbour(language, post, 'newer'),
    };
  }

  async function addresses() {
    const rows = await db
      .selectFrom('posts')
      .innerJoin('published_versions as version', 'version.mnum', 'posts.mnum')
      .select(['posts.mnum', 'posts.original_language', 'version.language', 'version.updated_at'])
      .where('posts.deleted_at', 'is', null)
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
  }

  return {
    list,
    find,
    addresses,
    async newest(language, count) {
      const keys = listed(language, '')
        .select(['mnum', 'reg_date', 'title', 'language'])
        .orderBy('reg_date', 'desc')
        .orderBy('mnum', 'desc')
        .limit(count);
      const rows = await withCards(db, keys)
        .orderBy('keys.reg_date', 'desc')
        .orderBy('keys.mnum', 'desc')
        .execute();
      return rows.map(toListed);
    },
  };
}

/** The few rows that a page shows, found in the index first, then with all that a card needs. */
function withCards(db: Kysely<Schema>, keys: ReturnType<typeof selectKeys>) {
  return db
    .selectFrom(keys.as('keys'))
    .innerJoin('listed_posts as listed', (join) =>
      join.onRef('listed.mnum', '=', 'keys.mnum').onRef('listed.language', '=', 'keys.language'),
    )
    .innerJoin('posts', 'posts.mnum', 'keys.mnum')
    .leftJoin('pictures', 'pictures.hash', 'posts.main_picture')
    .select(['keys.mnum', 'keys.reg_date', 'keys.title', 'listed.shown_language'])
    .select(['pictures.hash', 'pictures.width', 'pictures.height', 'pictures.widths']);
}

function selectKeys(db: Kysely<Schema>) {
  return db.selectFrom('listed_posts').select(['mnum', 'reg_date', 'title', 'language']);
}

interface Row extends PictureColumns {
  mnum: number;
  title: string;
  reg_date: number;
  shown_language: Language;
}

function toListed(row: Row): ListedPost {
  return {
    mnum: row.mnum,
    title: row.title,
    regDate: row.reg_date,
    language: row.shown_language,
    picture: toPicture(row),
  };
}
