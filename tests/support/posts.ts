import type { Language } from '#domain/language.ts';
import type { Database } from '#server/database/database.ts';
import { createPost } from '#server/posts/editing.ts';
import { publishVersion } from '#server/posts/publishing.ts';
import {
  cleanVersion,
  saveVersion,
  type VersionPlace,
  type VersionText,
} from '#server/posts/versions.ts';

const noPictures = { pictures: { findByAddresses: async () => new Map() } };

/** A post as an editor would make it: written, then published. The first language is the original. */
export async function writePost(
  database: Database,
  regDate: string,
  texts: Partial<Record<Language, { title: string; mainText?: string; draft?: boolean }>>,
): Promise<number> {
  const entries = Object.entries(texts) as [Language, NonNullable<(typeof texts)[Language]>][];
  const originalLanguage = entries[0]?.[0] ?? 'ko';
  const mnum = await database.write((trx) =>
    createPost(trx, { originalLanguage, regDate: Date.parse(regDate) }),
  );
  for (const [language, { title, mainText = `<p>${title}</p>`, draft }] of entries) {
    const edition = language === originalLanguage ? 1 : null;
    await saveText(database, { mnum, language, title, mainText, edition });
    if (!draft) await database.write((trx) => publishVersion(trx, mnum, language));
  }
  return mnum;
}

/** Saves a text as an editor does; it has no pictures. */
export async function saveText(database: Database, version: VersionText & VersionPlace) {
  const clean = await cleanVersion(version, noPictures);
  return database.write((trx) => saveVersion(trx, version, clean));
}
