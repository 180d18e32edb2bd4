import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import {
  cleanSearch,
  type ListedPost,
  type PostPage,
  type PublishedPost,
  postsPerPage,
  type SortMode,
} from '#domain/post.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { readListPlaces } from './list-places.ts';
import { type PictureColumns, toPicture } from './pictures/to-picture.ts';
import { rememberCounts } from './remember-counts.ts';
import { findCandidates } from './title-index.ts';

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
}

/** So many keys are read in a moment; whoever finds more will look for something else. */
const fewTitles = 500;

export function readPublishedPosts({ db, kind }: Pick<Database, 'db' | 'kind'>): PublishedPosts {
  /** Both count bytes of composed letters, so both databases find exactly the same titles. */
  const titleHas = (q: string): RawBuilder<SqlBool> =>
    kind === 'sqlite'
      ? sql<SqlBool>`instr(listed_posts.title, ${q}) > 0`
      : sql<SqlBool>`strpos(listed_posts.title, ${q}) > 0`;

  const counted = rememberCounts(db);

  async function list({ language, sort = 'newest', page = 1, q = '' }: ListOptions) {
    const text = cleanSearch(q);
    const { total, keysFrom } = text
      ? await searchTitles(language, sort, text)
      : await wholeList(language, sort);
    const pages = Math.max(1, Math.ceil(total / postsPerPage));
    const shown = Math.min(Math.max(1, page), pages);
    if (total === 0) return { posts: [], page: shown, pages, total };
    const direction = sort === 'newest' ? 'desc' : 'asc';
    const rows = await withCards(db, keysFrom((shown - 1) * postsPerPage).limit(postsPerPage))
      .orderBy('keys.reg_date', direction)
      .orderBy('keys.mnum', direction)
      .execute();
    return { posts: rows.map(toListed), page: shown, pages, total };
  }

  async function wholeList(language: Language, sort: SortMode) {
    const { total, find } = await readListPlaces(db, language);
    const keysFrom = (position: number) => {
      const { date, offset } = find(sort, position);
      const side = sort === 'newest' ? '<' : '>=';
      return inOrder(language, sort)
        .$if(date !== undefined, (query) => query.where('reg_date', side, date ?? 0))
        .offset(offset);
    };
    return { total, keysFrom };
  }

  /** Of few titles all keys are read at once; of many the page is soon found, and they are counted. */
  async function searchTitles(language: Language, sort: SortMode, text: string) {
    const found = inOrder(language, sort).where(titleHas(text));
    const candidates = await findCandidates({ db, kind }, language, text);
    const few = candidates ? sorted(sort).where(candidates).where(titleHas(text)) : found;
    const keys = await few.clearSelect().select('mnum').limit(fewTitles).execute();
    if (keys.length < fewTitles) {
      const mnums = keys.map(({ mnum }) => mnum);
      const keysFrom = (position: number) =>
        inOrder(language, sort).where('mnum', 'in', mnums.slice(position, position + postsPerPage));
      return { total: keys.length, keysFrom };
    }
    const total = await counted(`${language} ${text}`, async () => {
      // In the order of the list: PostgreSQL would otherwise read all languages' rows.
      const { count } = await db
        .selectFrom(found.clearSelect().select('mnum').as('found'))
        .select((expression) => expression.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    });
    return { total, keysFrom: (position: number) => found.offset(position) };
  }

  function sorted(sort: SortMode) {
    const direction = sort === 'newest' ? 'desc' : 'asc';
    return selectKeys(db).orderBy('reg_date', direction).orderBy('mnum', direction);
  }

  function inOrder(language: Language, sort: SortMode) {
    return sorted(sort).where('listed_posts.language', '=', language);
  }

  async function neighbour(
    language: Language,
    { regDate, mnum }: ListedPost,
    side: 'older' | 'newer',
  ): Promise<ListedPost | null> {
    const direction = side === 'older' ? 'desc' : 'asc';
    const beyond = sql.raw(side === 'older' ? '<' : '>');
    const keys = selectKeys(db)
      .where('language', '=', language)
      .where(sql<SqlBool>`(reg_date, mnum) ${beyond} (${regDate}, ${mnum})`)
      .orderBy('reg_date', direction)
      .orderBy('mnum', direction)
      .limit(1);
    const row = await withCards(db, keys).executeTakeFirst();
    return row ? toListed(row) : null;
  }

  async function find(mnum: number, language: Language) {
    if (!Number.isSafeInteger(mnum) || mnum < 0) return undefined;
    const keys = selectKeys(db).where('mnum', '=', mnum).where('language', '=', language);
    const row = await withCards(db, keys)
      .innerJoin('published_versions as version', (join) =>
        join
          .onRef('version.mnum', '=', 'listed.mnum')
          .onRef('version.language', '=', 'listed.shown_language'),
      )
      .select(['version.main_text', 'version.description', 'version.updated_at'])
      .select('posts.original_language')
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
      description: row.description,
      updatedAt: row.updated_at,
      originalLanguage: row.original_language,
      languages: versions.map((version) => version.language),
      previous: await neighbour(language, post, 'older'),
      next: await neighbour(language, post, 'newer'),
    };
  }

  return {
    list,
    find,
    async newest(language, count) {
      const rows = await withCards(db, inOrder(language, 'newest').limit(count))
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
    .select(['pictures.hash', 'pictures.width', 'pictures.height', 'pictures.widths'])
    .select('posts.focus');
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
