import type { Trx } from '../database/database.ts';
import { createPost } from './editing.ts';
import { rememberUses } from './remember-uses.ts';
import { findPost } from './versions.ts';

/** A new post with the texts and the picture of another; nothing of it is public. */
export async function duplicatePost(
  trx: Trx,
  mnum: number,
  { by, now }: { by: string; now: number },
): Promise<number | undefined> {
  if (!(await findPost(trx, mnum))) return undefined;
  const { original_language, main_picture, focus } = await trx
    .selectFrom('posts')
    .select(['original_language', 'main_picture', 'focus'])
    .where('mnum', '=', mnum)
    .executeTakeFirstOrThrow();
  const copy = await createPost(trx, { originalLanguage: original_language, by, now });
  await trx.updateTable('posts').set({ main_picture, focus }).where('mnum', '=', copy).execute();
  const versions = await trx
    .selectFrom('post_versions')
    .select(['language', 'title', 'main_text', 'description'])
    .where('mnum', '=', mnum)
    .execute();
  await trx.deleteFrom('post_versions').where('mnum', '=', copy).execute();
  await trx
    .insertInto('post_versions')
    .values(
      versions.map((version) => ({
        ...version,
        mnum: copy,
        state: 'draft' as const,
        publish_at: null,
        edition: 1,
        updated_at: now,
      })),
    )
    .execute();
  for (const { language } of versions) await rememberUses(trx, copy, language);
  return copy;
}
