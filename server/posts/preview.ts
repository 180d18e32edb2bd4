import { type Language, languages } from '#domain/language.ts';
import type { PublishedPost } from '#domain/post.ts';
import type { Database } from '../database/database.ts';
import { openPost } from './drafts.ts';
import type { PublishedPosts } from './published.ts';

/** The published posts, with one of them replaced by its saved text. */
export function withPreview(
  posts: PublishedPosts,
  database: Pick<Database, 'db'>,
  mnum: number,
): PublishedPosts {
  return {
    ...posts,
    find: async (wanted, language) =>
      wanted === mnum ? findDraft(posts, database, mnum, language) : posts.find(wanted, language),
  };
}

async function findDraft(
  posts: PublishedPosts,
  database: Pick<Database, 'db'>,
  mnum: number,
  language: Language,
): Promise<PublishedPost | undefined> {
  const post = await openPost(database, mnum);
  if (!post) return undefined;
  const order = [language, post.originalLanguage, ...languages];
  const version = order
    .map((preferred) => post.versions.find((version) => version.language === preferred))
    .find((found) => found !== undefined);
  if (!version) return undefined;
  const published = await posts.find(mnum, language);
  return {
    mnum,
    title: version.title,
    mainText: withStaffAddresses(version.mainText),
    description: version.description,
    language: version.language,
    regDate: post.regDate,
    picture: post.picture,
    updatedAt: version.updatedAt,
    originalLanguage: post.originalLanguage,
    languages: post.versions.map(({ language }) => language),
    previous: published?.previous ?? null,
    next: published?.next ?? null,
  };
}

/** What only the draft names cannot be had at its public address yet. */
function withStaffAddresses(html: string): string {
  return html.replace(/"\/downloads\/([0-9a-f]{32})\/[^"]*"/g, '"/api/admin/post-files/$1"');
}
