import type { Language } from '#domain/language.ts';
import type { Database } from '#server/database/database.ts';
import { createPost } from '#server/posts/editing.ts';
import { publishVersion } from '#server/posts/publishing.ts';
import { saveVersion } from '#server/posts/versions.ts';

const noPictures = { findByAddresses: async () => new Map() };

/** A post as an editor would make it: written, then published. The first language is the original. */
export async function writePost(
  database: Database,
  regDate: string,
  texts: Partial<Record<Language, { title: string; mainText?: string; draft?: boolean }>>,
): Promise<number> {
  const entries = Object.entries(texts) as [Language, NonNullable<(typeof texts)[Language]>][];
  const originalLanguage = entries[0]?.[0] ?? 'ko';
  const mnum = await createPost(database, { originalLanguage, regDate: Date.parse(regDate) });
  for (const [language, { title, mainText = `<p>${title}</p>`, draft }] of entries) {
    const edition = language === originalLanguage ? 1 : null;
    await saveVersion(database, noPictures, { mnum, language, title, mainText, edition });
    if (!draft) await publishVersion(database, mnum, language);
  }
  return mnum;
}
