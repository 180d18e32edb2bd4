import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Language, languages } from '#domain/language.ts';
import type { PostPicture } from '#domain/post.ts';
import type { Database } from '../database/database.ts';
import { toPicture } from './pictures/to-picture.ts';
import type { VersionState } from './schema.ts';

/** What editors see: every post, public or not, with the state of its versions. */

const draftPageSize = 20;

/** `changed`: the published text is older than the saved one. */
export type DraftState = VersionState | 'changed';

interface EditableVersion {
  language: Language;
  title: string;
  state: DraftState;
  isPublic: boolean;
  publishAt: number | null;
  updatedAt: number;
}

export interface EditablePost {
  mnum: number;
  regDate: number;
  originalLanguage: Language;
  picture: PostPicture | null;
  updatedAt: number;
  isDeleted: boolean;
  /** Null until it first went public. */
  firstPublishedAt: number | null;
  isDateChosen: boolean;
  /** The name of who began it; null for imported posts. */
  author: string | null;
  versions: EditableVersion[];
}

export interface DraftSearch {
  q?: string;
  state?: DraftState | 'deleted';
  language?: Language;
  page?: number;
  /** Newest date first, unless by when somebody last worked on it. */
  sort?: 'date' | 'edited';
}

const isChanged = sql<SqlBool>`(published.mnum is not null and
  (published.title <> version.title or
  published.main_text <> version.main_text or
  published.description <> version.description))`;

export async function listDrafts(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { q = '', state, language, page = 1, sort = 'date' }: DraftSearch,
) {
  const contains = (text: string): RawBuilder<SqlBool> =>
    kind === 'sqlite'
      ? sql<SqlBool>`instr(lower(version.title), ${text.toLowerCase()}) > 0`
      : sql<SqlBool>`strpos(lower(version.title), ${text.toLowerCase()}) > 0`;

  let query = db
    .selectFrom('posts')
    .where('posts.deleted_at', state === 'deleted' ? 'is not' : 'is', null);
  if (q || language || (state && state !== 'deleted')) {
    query = query.where((row) => {
      let versions = row
        .selectFrom('post_versions as version')
        .leftJoin('published_versions as published', (join) =>
          join
            .onRef('published.mnum', '=', 'version.mnum')
            .onRef('published.language', '=', 'version.language'),
        )
        .select('version.mnum')
        .whereRef('version.mnum', '=', 'posts.mnum');
      if (q) versions = versions.where(contains(q.trim()));
      if (language) versions = versions.where('version.language', '=', language);
      if (state === 'changed') versions = versions.where(isChanged);
      else if (state && state !== 'deleted') versions = versions.where('version.state', '=', state);
      return row.exists(versions);
    });
  }

  const { total } = await query
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select('posts.mnum')
    .orderBy(sort === 'edited' ? 'posts.updated_at' : 'posts.reg_date', 'desc')
    .orderBy('posts.mnum', 'desc')
    .limit(draftPageSize)
    .offset((Math.max(1, page) - 1) * draftPageSize)
    .execute();
  const posts = await readPosts(
    { db },
    rows.map(({ mnum }) => mnum),
  );
  const inOrder = rows.flatMap(({ mnum }) => posts.get(mnum) ?? []);
  return { posts: inOrder, total, pages: Math.max(1, Math.ceil(total / draftPageSize)) };
}

async function readPosts({ db }: Pick<Database, 'db'>, mnums: readonly number[]) {
  const posts = new Map<number, EditablePost>();
  if (mnums.length === 0) return posts;
  const rows = await db
    .selectFrom('posts')
    .leftJoin('pictures', 'pictures.hash', 'posts.main_picture')
    .leftJoin('accounts', 'accounts.id', 'posts.created_by')
    .select(['mnum', 'reg_date', 'original_language', 'posts.updated_at', 'deleted_at'])
    .select(['first_published_at', 'is_date_chosen', 'accounts.name as author'])
    .select(['hash', 'width', 'height', 'widths', 'focus'])
    .where('mnum', 'in', mnums)
    .execute();
  for (const row of rows) {
    posts.set(row.mnum, {
      mnum: row.mnum,
      regDate: row.reg_date,
      originalLanguage: row.original_language,
      picture: toPicture(row),
      updatedAt: row.updated_at,
      isDeleted: row.deleted_at !== null,
      firstPublishedAt: row.first_published_at,
      isDateChosen: row.is_date_chosen === 1,
      author: row.author,
      versions: [],
    });
  }
  const versions = await db
    .selectFrom('post_versions as version')
    .leftJoin('published_versions as published', (join) =>
      join
        .onRef('published.mnum', '=', 'version.mnum')
        .onRef('published.language', '=', 'version.language'),
    )
    .select(['version.mnum', 'version.language', 'version.title', 'version.state'])
    .select(['version.publish_at', 'version.updated_at', 'published.mnum as public'])
    .select((row) => row.case().when(isChanged).then(1).else(0).end().as('changed'))
    .where('version.mnum', 'in', mnums)
    .execute();
  for (const row of versions) {
    posts.get(row.mnum)?.versions.push({
      language: row.language,
      title: row.title,
      state: row.changed && row.state === 'published' ? 'changed' : row.state,
      isPublic: row.public !== null,
      publishAt: row.publish_at,
      updatedAt: row.updated_at,
    });
  }
  for (const post of posts.values()) {
    const rank = (ranked: EditableVersion) =>
      ranked.language === post.originalLanguage ? -1 : languages.indexOf(ranked.language);
    post.versions.sort((ranked, other) => rank(ranked) - rank(other));
  }
  return posts;
}

export interface OpenVersion extends EditableVersion {
  mainText: string;
  description: string;
  edition: number;
}

export interface OpenPost extends Omit<EditablePost, 'versions'> {
  versions: OpenVersion[];
}

/** One post with its saved texts. */
export async function openPost(
  { db }: Pick<Database, 'db'>,
  mnum: number,
): Promise<OpenPost | undefined> {
  const post = (await readPosts({ db }, [mnum])).get(mnum);
  if (!post) return undefined;
  const texts = await db
    .selectFrom('post_versions')
    .select(['language', 'main_text', 'description', 'edition'])
    .where('mnum', '=', mnum)
    .execute();
  const byLanguage = new Map(texts.map((text) => [text.language, text]));
  return {
    ...post,
    versions: post.versions.map((version) => ({
      ...version,
      mainText: byLanguage.get(version.language)?.main_text ?? '',
      description: byLanguage.get(version.language)?.description ?? '',
      edition: byLanguage.get(version.language)?.edition ?? 0,
    })),
  };
}
