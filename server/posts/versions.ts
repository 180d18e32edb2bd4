import { sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import { maxDescriptionLength, maxTitleLength } from '#domain/post.ts';
import { filesIn } from '#domain/post-file.ts';
import { cleanLine, maxRawLength } from '#domain/text.ts';
import type { Trx } from '../database/database.ts';
import type { PostFiles } from './files/post-files.ts';
import { rememberFirst } from './history.ts';
import { cleanHere, type HtmlCleaner } from './html-cleaner.ts';
import { lockPosts } from './lock-posts.ts';
import type { Pictures } from './pictures/pictures.ts';
import { rememberUses } from './remember-uses.ts';

type EditResult =
  | { ok: true; edition: number }
  | { ok: false; reason: 'not-found' | 'edited-elsewhere' };

export interface VersionText {
  title: string;
  mainText: string;
  description?: string;
}

export interface VersionPlace {
  mnum: number;
  language: Language;
  /** What the editor last saw; null is before there was any text. */
  edition: number | null;
}

/** What texts may show and hand out. */
interface Stored {
  pictures: Pick<Pictures, 'findByAddresses'>;
  /** Without them a text has none. */
  postFiles?: Pick<PostFiles, 'find'>;
}

declare const isClean: unique symbol;

/** Only `cleanVersion` makes one: what it has not sanitized cannot be saved. */
export type CleanText = Required<VersionText> & { [isClean]: true };

/** Apart from saving, since it takes longer than anybody may hold the write transaction. */
export async function cleanVersion(
  { title, mainText, description = '' }: VersionText,
  stored: Stored,
  cleaner: HtmlCleaner = cleanHere,
): Promise<CleanText> {
  const text = {
    title: cleanTitle(title),
    mainText: await cleanHtml(mainText, stored, cleaner),
    description: cleanDescription(description),
  };
  return text as CleanText;
}

/** What may be shown of formatted text, with the pictures and files that are ours. */
export async function cleanHtml(
  html: string,
  { pictures, postFiles }: Stored,
  cleaner: HtmlCleaner,
): Promise<string> {
  const known = await pictures.findByAddresses(await cleaner.findPictures(html));
  const files = await postFiles?.find(filesIn(html));
  return cleaner.sanitize(html, known, files);
}

/** Readers see it once it is published. */
export async function saveVersion(
  trx: Trx,
  version: VersionPlace,
  text: CleanText,
  now = Date.now(),
): Promise<EditResult> {
  await lockPosts(trx, [version.mnum]);
  if (!(await findPost(trx, version.mnum))) return { ok: false, reason: 'not-found' };
  await rememberFirst(trx, version.mnum, version.language);
  const edition = await replaceVersion(trx, version, text, now);
  if (edition === undefined) return { ok: false, reason: 'edited-elsewhere' };
  await markEdited(trx, version.mnum, now);
  await rememberUses(trx, version.mnum, version.language);
  return { ok: true, edition };
}

export function cleanTitle(title: string): string {
  return [...cleanLine(title)].slice(0, maxTitleLength).join('');
}

export function cleanDescription(description = ''): string {
  return cleanLine(description.slice(0, maxRawLength(maxDescriptionLength))).slice(
    0,
    maxDescriptionLength,
  );
}

/** For the list, which says of each post when somebody last worked on it. */
export async function markEdited(trx: Trx, mnum: number, now: number): Promise<void> {
  await trx.updateTable('posts').set({ updated_at: now }).where('mnum', '=', mnum).execute();
}

/** Overwrites any edition: for callers that have checked it. */
export async function putVersion(
  trx: Trx,
  mnum: number,
  language: Language,
  { title, mainText, description = '' }: VersionText,
  now: number,
): Promise<number> {
  const { edition } = await trx
    .insertInto('post_versions')
    .values({
      mnum,
      language,
      title,
      main_text: mainText,
      description,
      state: 'draft',
      publish_at: null,
      edition: 1,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['mnum', 'language']).doUpdateSet({
        title,
        main_text: mainText,
        description,
        edition: sql`post_versions.edition + 1`,
        updated_at: now,
      }),
    )
    .returning('edition')
    .executeTakeFirstOrThrow();
  await rememberUses(trx, mnum, language);
  return edition;
}

/** One statement compares and writes, so that of two editors at the same moment one is too late. */
async function replaceVersion(
  trx: Trx,
  { mnum, language, edition }: VersionPlace,
  { title, mainText, description }: CleanText,
  now: number,
): Promise<number | undefined> {
  const text = { title, main_text: mainText, description, updated_at: now };
  if (edition === null) {
    const row = { ...text, mnum, language, state: 'draft', publish_at: null, edition: 1 } as const;
    const added = await trx
      .insertInto('post_versions')
      .values(row)
      .onConflict((conflict) => conflict.columns(['mnum', 'language']).doNothing())
      .returning('edition')
      .executeTakeFirst();
    return added?.edition;
  }
  const changed = await trx
    .updateTable('post_versions')
    .set({ ...text, edition: edition + 1 })
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .where('edition', '=', edition)
    .returning('edition')
    .executeTakeFirst();
  return changed?.edition;
}

/**
 * Until the transaction ends nobody else can change this text, or its post; false when it is not,
 * or no longer, the one that the editor saw.
 */
export async function lockVersion(
  trx: Trx,
  { mnum, language, edition }: VersionPlace & { edition: number },
): Promise<boolean> {
  await lockPosts(trx, [mnum]);
  const { numUpdatedRows } = await trx
    .updateTable('post_versions')
    .set({ edition })
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .where('edition', '=', edition)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

export function findPost(trx: Trx, mnum: number) {
  return trx
    .selectFrom('posts')
    .select('mnum')
    .where('mnum', '=', mnum)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function hasVersion(trx: Trx, mnum: number, language: Language): Promise<boolean> {
  const row = await trx
    .selectFrom('post_versions')
    .select('edition')
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .executeTakeFirst();
  return row !== undefined;
}
