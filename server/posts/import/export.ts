import type { Language } from '#domain/language.ts';
import type { PictureFocus } from '#domain/post.ts';
import { filesIn } from '#domain/post-file.ts';
import type { Database } from '../../database/database.ts';
import type { PostFiles } from '../files/post-files.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { type PostJson, readPostsAsJson } from '../post-json.ts';

type ExportedPost = Required<PostJson> & {
  language: Language;
  description?: string;
  focus?: PictureFocus;
  versions?: Partial<Record<Language, { title: string; main_text: string; description?: string }>>;
};

interface Stored {
  pictures: Pick<Pictures, 'open'>;
  postFiles: Pick<PostFiles, 'find' | 'open'>;
}

/** Every public post, whole: all languages, pictures and files inside, ready for `import-posts`. */
export async function* exportPosts(
  database: Database,
  stored: Stored,
): AsyncGenerator<ExportedPost> {
  for await (const batch of readPostsAsJson(database, { language: 'ko', isBrief: true })) {
    for (const post of batch) yield await exportPost(database, stored, post);
  }
}

async function exportPost(
  { db }: Database,
  { pictures, postFiles }: Stored,
  post: PostJson,
): Promise<ExportedPost> {
  const { original_language, focus } = await db
    .selectFrom('posts')
    .select(['original_language', 'focus'])
    .where('mnum', '=', post.mnum)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('published_versions')
    .select(['language', 'title', 'main_text', 'description'])
    .where('mnum', '=', post.mnum)
    .execute();
  const texts = await Promise.all(
    rows.map(async ({ language, title, main_text, description }) => {
      const text = {
        title,
        main_text: await withInlineFiles(postFiles, await withInlinePictures(pictures, main_text)),
        ...(description && { description }),
      };
      return [language, text] as const;
    }),
  );
  const original = texts.find(([language]) => language === original_language) ?? texts[0];
  if (!original) throw new Error(`post ${post.mnum} is listed but has no public text`);
  const others = texts.filter((version) => version !== original);
  const [language, text] = original;
  const main_image = await withInlinePictures(pictures, post.main_image);
  const { mnum, regDate } = post;
  const versions = others.length > 0 && { versions: Object.fromEntries(others) };
  const chosen = focus !== 'center' && { focus };
  return { mnum, main_image, ...chosen, regDate, ...text, language, ...versions };
}

/** Stored markup is our own, so its shape is known: see `sanitizePost`. */
async function withInlinePictures(pictures: Stored['pictures'], html: string): Promise<string> {
  const inline = new Map<string, string>();
  for (const [, name = ''] of html.matchAll(/ src="\/pictures\/([^"]+)"/g)) {
    const file = inline.has(name) ? undefined : await pictures.open(name);
    if (!file) continue;
    const bytes = Buffer.concat(await file.stream.toArray());
    inline.set(name, `data:image/webp;base64,${bytes.toString('base64')}`);
  }
  return html
    .replace(/ srcset="[^"]*"| sizes="[^"]*"/g, '')
    .replace(/ src="\/pictures\/([^"]+)"/g, (whole, name) => {
      const data = inline.get(name);
      return data ? ` src="${data}"` : whole;
    });
}

async function withInlineFiles(postFiles: Stored['postFiles'], html: string): Promise<string> {
  const inline = new Map<string, string>();
  for (const [id, { name }] of await postFiles.find(filesIn(html))) {
    const content = await postFiles.open(id);
    if (!content) continue;
    const bytes = Buffer.concat(await content.stream.toArray());
    inline.set(id, `data:;name=${encodeURIComponent(name)};base64,${bytes.toString('base64')}`);
  }
  return html.replace(/ href="\/downloads\/([0-9a-f]{32})\/[^"]*"/g, (whole, id) => {
    const data = inline.get(id);
    return data ? ` href="${data}"` : whole;
  });
}
