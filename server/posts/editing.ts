import { sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import { longestTitle } from '#domain/post.ts';
import { cleanLine } from '#domain/text.ts';
import type { Database, Trx } from '../database/database.ts';
import { listPost } from './listing.ts';
import type { Pictures } from './pictures.ts';
import { findPictures, sanitizePost } from './sanitize.ts';

type Place = Pick<Database, 'write'>;

export type EditResult =
  | { ok: true; edition: number }
  | { ok: false; reason: 'not-found' | 'edited-elsewhere' };

export async function createPost(
  { write }: Place,
  post: { originalLanguage: Language; regDate?: number; now?: number },
): Promise<number> {
  const now = post.now ?? Date.now();
  return write(async (trx) => {
    const { mnum } = await trx
      .insertInto('posts')
      .values({
        reg_date: post.regDate ?? now,
        original_language: post.originalLanguage,
        main_picture: null,
        updated_at: now,
        deleted_at: null,
      })
      .returning('mnum')
      .executeTakeFirstOrThrow();
    await putVersion(trx, mnum, post.originalLanguage, { title: '', mainText: '' }, now);
    return mnum;
  });
}

export interface VersionText {
  title: string;
  mainText: string;
}

/** Sanitised here, whoever asks; readers see it once it is published. */
export async function saveVersion(
  { write }: Place,
  pictures: Pick<Pictures, 'findByAddresses'>,
  version: VersionText & { mnum: number; language: Language; edition: number | null },
  now = Date.now(),
): Promise<EditResult> {
  const { mnum, language } = version;
  const text = await cleanVersion(pictures, version);
  return write(async (trx) => {
    const post = await findPost(trx, mnum);
    if (!post) return { ok: false, reason: 'not-found' };
    const current = await findVersion(trx, mnum, language);
    if ((current?.edition ?? null) !== version.edition) {
      return { ok: false, reason: 'edited-elsewhere' };
    }
    return { ok: true, edition: await putVersion(trx, mnum, language, text, now) };
  });
}

export async function cleanVersion(
  pictures: Pick<Pictures, 'findByAddresses'>,
  { title, mainText }: VersionText,
): Promise<VersionText> {
  const known = await pictures.findByAddresses(findPictures(mainText));
  return {
    title: cleanTitle(title),
    mainText: sanitizePost(mainText, (source) => known.get(source)),
  };
}

export function cleanTitle(title: string): string {
  return [...cleanLine(title)].slice(0, longestTitle).join('');
}

/** What every list and search sorts by, and the picture on the card. */
export async function changePost(
  { write }: Place,
  mnum: number,
  change: { regDate?: number; mainPicture?: string | null; originalLanguage?: Language },
  now = Date.now(),
): Promise<boolean> {
  return write(async (trx) => {
    if (!(await findPost(trx, mnum))) return false;
    await trx
      .updateTable('posts')
      .set({
        ...(change.regDate !== undefined && { reg_date: change.regDate }),
        ...(change.mainPicture !== undefined && { main_picture: change.mainPicture }),
        ...(change.originalLanguage && { original_language: change.originalLanguage }),
        updated_at: now,
      })
      .where('mnum', '=', mnum)
      .execute();
    await listPost(trx, mnum);
    return true;
  });
}

/** Gone from the site at once, and back as it was with `restorePost`. */
export function deletePost(place: Place, mnum: number, now = Date.now()): Promise<boolean> {
  return markDeleted(place, mnum, now);
}

export function restorePost(place: Place, mnum: number): Promise<boolean> {
  return markDeleted(place, mnum, null);
}

async function markDeleted({ write }: Place, mnum: number, at: number | null): Promise<boolean> {
  return write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('posts')
      .set({ deleted_at: at })
      .where('mnum', '=', mnum)
      .where('deleted_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    await listPost(trx, mnum);
    return true;
  });
}

export async function putVersion(
  trx: Trx,
  mnum: number,
  language: Language,
  { title, mainText }: VersionText,
  now: number,
): Promise<number> {
  const { edition } = await trx
    .insertInto('post_versions')
    .values({
      mnum,
      language,
      title,
      main_text: mainText,
      state: 'draft',
      publish_at: null,
      edition: 1,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['mnum', 'language']).doUpdateSet({
        title,
        main_text: mainText,
        edition: sql`post_versions.edition + 1`,
        updated_at: now,
      }),
    )
    .returning('edition')
    .executeTakeFirstOrThrow();
  return edition;
}

function findPost(trx: Trx, mnum: number) {
  return trx
    .selectFrom('posts')
    .select('mnum')
    .where('mnum', '=', mnum)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

function findVersion(trx: Trx, mnum: number, language: Language) {
  return trx
    .selectFrom('post_versions')
    .select('edition')
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .executeTakeFirst();
}
