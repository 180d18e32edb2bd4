import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import { savedReplyLimits, unknownPlaceholders } from '#domain/saved-reply.ts';
import type { Database, Trx } from '../database/database.ts';

export interface SavedReplyText {
  language: Language;
  title: string;
  body: string;
}

export type SavedReply = SavedReplyText & { id: string };

export function listSavedReplies({ db }: Pick<Database, 'db'>): Promise<SavedReply[]> {
  return db
    .selectFrom('saved_replies')
    .select(['id', 'language', 'title', 'body'])
    .orderBy('title')
    .execute();
}

export type SaveReplyResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-found' | 'too-many' }
  | { ok: false; reason: 'unknown-placeholder'; names: string[] };

/** A new one without an id. */
export async function saveReply(
  trx: Trx,
  { id, ...text }: SavedReplyText & { id?: string },
  by: { actor: string; now: number },
): Promise<SaveReplyResult> {
  const names = unknownPlaceholders(text.body);
  if (names.length > 0) return { ok: false, reason: 'unknown-placeholder', names };
  const row = { ...text, updated_at: by.now, updated_by: by.actor };
  if (id) {
    const { numUpdatedRows } = await trx
      .updateTable('saved_replies')
      .set(row)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? { ok: true, id } : { ok: false, reason: 'not-found' };
  }
  const { count } = await trx
    .selectFrom('saved_replies')
    .select((all) => all.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= savedReplyLimits.count) return { ok: false, reason: 'too-many' };
  const added = { id: randomUUID(), ...row };
  await trx.insertInto('saved_replies').values(added).execute();
  return { ok: true, id: added.id };
}

export async function removeSavedReply(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_replies')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
