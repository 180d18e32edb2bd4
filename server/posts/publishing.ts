import type { Language } from '#domain/language.ts';
import type { Database, Trx } from '../database/database.ts';
import { listPost } from './listing.ts';
import { lockPosts } from './lock-posts.ts';
import { rememberUses } from './remember-uses.ts';
import { markEdited } from './versions.ts';

export type PublishResult = { ok: true } | { ok: false; reason: 'not-found' | 'no-title' };

/** The text as it stands now becomes what readers see. */
export async function publishVersion(
  trx: Trx,
  mnum: number,
  language: Language,
  now = Date.now(),
): Promise<PublishResult> {
  await lockPosts(trx, [mnum]);
  const ready = await checkReady(trx, mnum, language);
  if (!ready.ok) return ready;
  await publish(trx, mnum, language, now);
  await markEdited(trx, mnum, now);
  await listPost(trx, mnum);
  return { ok: true };
}

/**
 * Several languages of one post together, now or at a time: all of them or none. They are named
 * with the editions that the editor saw, and locked by the caller.
 */
export async function publishTogether(
  trx: Trx,
  mnum: number,
  languages: readonly Language[],
  when: { now: number; publishAt?: number | undefined },
): Promise<PublishResult> {
  await lockPosts(trx, [mnum]);
  for (const language of languages) {
    const ready = await checkReady(trx, mnum, language);
    if (!ready.ok) return ready;
  }
  for (const language of languages) {
    const { now, publishAt } = when;
    if (publishAt === undefined) await publish(trx, mnum, language, now);
    else await setState(trx, mnum, language, { state: 'scheduled', publish_at: publishAt });
  }
  if (when.publishAt === undefined) {
    await markEdited(trx, mnum, when.now);
    await listPost(trx, mnum);
  }
  return { ok: true };
}

/** Until then readers see what they saw before: the older text, or nothing. */
export async function scheduleVersion(
  trx: Trx,
  mnum: number,
  language: Language,
  publishAt: number,
): Promise<PublishResult> {
  await lockPosts(trx, [mnum]);
  const ready = await checkReady(trx, mnum, language);
  if (ready.ok) {
    await setState(trx, mnum, language, { state: 'scheduled', publish_at: publishAt });
  }
  return ready;
}

export async function unpublishVersion(
  trx: Trx,
  mnum: number,
  language: Language,
): Promise<PublishResult> {
  await lockPosts(trx, [mnum]);
  const { numUpdatedRows } = await setState(trx, mnum, language, {
    state: 'draft',
    publish_at: null,
  });
  if (Number(numUpdatedRows) === 0) return { ok: false, reason: 'not-found' };
  await trx
    .deleteFrom('published_versions')
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .execute();
  await rememberUses(trx, mnum, language);
  await listPost(trx, mnum);
  return { ok: true };
}

/** Publishes what has fallen due; every instance asks twice a second, one of them does it. */
export async function publishDue(
  { db, write }: Pick<Database, 'db' | 'write'>,
  now = Date.now(),
): Promise<number> {
  const due = await db
    .selectFrom('post_versions')
    .select('mnum')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .execute();
  if (due.length === 0) return 0;
  const mnums = due.map(({ mnum }) => mnum);
  return write(async (trx) => {
    await lockPosts(trx, mnums);
    const claimed = await trx
      .updateTable('post_versions')
      .set({ state: 'published' })
      .where('state', '=', 'scheduled')
      .where('publish_at', '<=', now)
      .where('mnum', 'in', mnums)
      .returning(['mnum', 'language', 'publish_at'])
      .execute();
    for (const { mnum, language, publish_at } of claimed) {
      await publish(trx, mnum, language, publish_at ?? now);
    }
    for (const mnum of new Set(claimed.map(({ mnum }) => mnum))) await listPost(trx, mnum);
    return claimed.length;
  });
}

/** Inside a transaction; the caller lists the post again when all its versions are done. */
export async function publish(trx: Trx, mnum: number, language: Language, at: number) {
  await trx
    .insertInto('published_versions')
    .columns([
      ...(['mnum', 'language', 'title', 'main_text', 'description'] as const),
      ...(['published_at', 'updated_at'] as const),
    ])
    .expression((builder) =>
      builder
        .selectFrom('post_versions')
        .select((row) => [
          'mnum',
          'language',
          'title',
          'main_text',
          'description',
          row.val(at).as('published_at'),
          row.val(at).as('updated_at'),
        ])
        .where('mnum', '=', mnum)
        .where('language', '=', language),
    )
    .onConflict((conflict) =>
      conflict.columns(['mnum', 'language']).doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        main_text: row.ref('excluded.main_text'),
        description: row.ref('excluded.description'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute();
  await setState(trx, mnum, language, { state: 'published', publish_at: null });
  await dateByPublication(trx, mnum, at);
  await rememberUses(trx, mnum, language);
}

/**
 * A post is as old as its first publication, not as its draft. One that the last release published
 * has its date already.
 */
async function dateByPublication(trx: Trx, mnum: number, at: number) {
  const { first } = await trx
    .selectFrom('published_versions')
    .select((row) => row.fn.min('published_at').as('first'))
    .where('mnum', '=', mnum)
    .executeTakeFirstOrThrow();
  const firstAt = Number(first ?? at);
  await trx
    .updateTable('posts')
    .set((row) => ({
      first_published_at: firstAt,
      ...(firstAt >= at && {
        reg_date: row
          .case()
          .when('is_date_chosen', '=', 1)
          .then(row.ref('reg_date'))
          .else(at)
          .end(),
      }),
    }))
    .where('mnum', '=', mnum)
    .where('first_published_at', 'is', null)
    .execute();
}

function setState(
  trx: Trx,
  mnum: number,
  language: Language,
  state: { state: 'draft' | 'scheduled' | 'published'; publish_at: number | null },
) {
  return trx
    .updateTable('post_versions')
    .set(state)
    .where('mnum', '=', mnum)
    .where('language', '=', language)
    .executeTakeFirst();
}

async function checkReady(trx: Trx, mnum: number, language: Language): Promise<PublishResult> {
  const version = await trx
    .selectFrom('post_versions as version')
    .innerJoin('posts', 'posts.mnum', 'version.mnum')
    .select('version.title')
    .where('version.mnum', '=', mnum)
    .where('version.language', '=', language)
    .where('posts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!version) return { ok: false, reason: 'not-found' };
  if (!version.title) return { ok: false, reason: 'no-title' };
  return { ok: true };
}
