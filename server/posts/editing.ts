import type { Language } from '#domain/language.ts';
import type { PictureFocus } from '#domain/post.ts';
import type { Trx } from '../database/database.ts';
import { listPost } from './listing.ts';
import { lockPosts } from './lock-posts.ts';
import { findPost, putVersion } from './versions.ts';

export async function createPost(
  trx: Trx,
  post: { originalLanguage: Language; regDate?: number; by?: string; now?: number },
): Promise<number> {
  const now = post.now ?? Date.now();
  const { mnum } = await trx
    .insertInto('posts')
    .values({
      reg_date: post.regDate ?? now,
      is_date_chosen: post.regDate === undefined ? 0 : 1,
      created_by: post.by ?? null,
      original_language: post.originalLanguage,
      main_picture: null,
      updated_at: now,
      deleted_at: null,
    })
    .returning('mnum')
    .executeTakeFirstOrThrow();
  await putVersion(trx, mnum, post.originalLanguage, { title: '', mainText: '' }, now);
  return mnum;
}

/** What every list and search sorts by, and the picture on the card. */
export interface PostChange {
  regDate?: number;
  mainPicture?: string | null;
  focus?: PictureFocus;
  originalLanguage?: Language;
}

export async function changePost(
  trx: Trx,
  mnum: number,
  change: PostChange,
  now = Date.now(),
): Promise<boolean> {
  await lockPosts(trx, [mnum]);
  if (!(await findPost(trx, mnum))) return false;
  await trx
    .updateTable('posts')
    .set({
      ...(change.regDate !== undefined && { reg_date: change.regDate, is_date_chosen: 1 }),
      // Of another picture another part counts.
      ...(change.mainPicture !== undefined && {
        main_picture: change.mainPicture,
        focus: 'center' as const,
      }),
      ...(change.focus && { focus: change.focus }),
      ...(change.originalLanguage && { original_language: change.originalLanguage }),
      updated_at: now,
    })
    .where('mnum', '=', mnum)
    .execute();
  await listPost(trx, mnum);
  return true;
}

/** Gone from the site at once, and back as it was with `restorePost`. */
export function deletePost(trx: Trx, mnum: number, now = Date.now()): Promise<boolean> {
  return markDeleted(trx, mnum, now);
}

export function restorePost(trx: Trx, mnum: number): Promise<boolean> {
  return markDeleted(trx, mnum, null);
}

async function markDeleted(trx: Trx, mnum: number, at: number | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('posts')
    .set({ deleted_at: at })
    .where('mnum', '=', mnum)
    .where('deleted_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  await listPost(trx, mnum);
  return true;
}
