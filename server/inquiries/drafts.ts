import type { Database, Trx } from '../database/database.ts';
import type { DraftKind } from './schema.ts';
import { findUnerased, type StaffAct } from './staff-actions.ts';

export interface DraftText {
  /** Empty of a note. */
  subject: string;
  body: string;
}

export interface Draft extends DraftText {
  edition: number;
  savedAt: number;
}

/** What somebody is writing about one inquiry. */
export async function readDrafts(
  { db }: Pick<Database, 'db'>,
  inquiryId: string,
  accountId: string,
): Promise<Partial<Record<DraftKind, Draft>>> {
  const rows = await db
    .selectFrom('inquiry_drafts')
    .select(['kind', 'subject', 'body', 'edition', 'saved_at'])
    .where('inquiry_id', '=', inquiryId)
    .where('account_id', '=', accountId)
    .execute();
  return Object.fromEntries(
    rows.map(({ kind, saved_at, ...draft }) => [kind, { ...draft, savedAt: saved_at }]),
  );
}

/** Colleagues who have begun a reply. */
export async function listWriters(
  { db }: Pick<Database, 'db'>,
  inquiryId: string,
  accountId: string,
) {
  const rows = await db
    .selectFrom('inquiry_drafts')
    .innerJoin('accounts', 'accounts.id', 'inquiry_drafts.account_id')
    .select(['accounts.name', 'saved_at'])
    .where('inquiry_id', '=', inquiryId)
    .where('account_id', '<>', accountId)
    .where('kind', '=', 'reply')
    .where('body', '<>', '')
    .orderBy('saved_at', 'desc')
    .execute();
  return rows.map(({ name, saved_at }) => ({ name, savedAt: saved_at }));
}

export type SaveDraftResult =
  | { ok: true; edition: number; savedAt: number }
  | { ok: false; reason: 'not-found' }
  /** In another tab; null when it was sent or discarded there. */
  | { ok: false; reason: 'edited-elsewhere'; edition: number | null };

interface SavedDraft extends DraftText {
  kind: DraftKind;
  /** The edition it is based on; null of the first. */
  edition: number | null;
}

/** A draft that was emptied stays as an empty one, so that its editions go on. */
export async function saveDraft(
  trx: Trx,
  act: StaffAct,
  { kind, subject, body, edition }: SavedDraft,
): Promise<SaveDraftResult> {
  if (!(await findUnerased(trx, act))) return { ok: false, reason: 'not-found' };
  const current = await findEdition(trx, act, kind);
  if (current !== edition) return { ok: false, reason: 'edited-elsewhere', edition: current };
  const next = { subject, body, edition: (edition ?? 0) + 1, saved_at: act.now };
  await trx
    .insertInto('inquiry_drafts')
    .values({ inquiry_id: act.id, account_id: act.actor, kind, ...next })
    .onConflict((conflict) =>
      conflict.columns(['inquiry_id', 'account_id', 'kind']).doUpdateSet(next),
    )
    .execute();
  return { ok: true, edition: next.edition, savedAt: act.now };
}

/** Null where nothing is being written. */
export async function findEdition(
  trx: Trx,
  act: StaffAct,
  kind: DraftKind,
): Promise<number | null> {
  const draft = await draftOf(trx, act, kind).select('edition').executeTakeFirst();
  return draft?.edition ?? null;
}

function draftOf(trx: Trx, { id, actor }: StaffAct, kind: DraftKind) {
  return trx
    .selectFrom('inquiry_drafts')
    .where('inquiry_id', '=', id)
    .where('account_id', '=', actor)
    .where('kind', '=', kind);
}

/** What was written has been sent or noted down. */
export async function removeDraft(trx: Trx, { id, actor }: StaffAct, kind: DraftKind) {
  await trx
    .deleteFrom('inquiry_drafts')
    .where('inquiry_id', '=', id)
    .where('account_id', '=', actor)
    .where('kind', '=', kind)
    .execute();
}

/** A reply that was taken back; what has been begun since comes after it. */
export async function joinDrafts(trx: Trx, act: StaffAct, { subject, body }: DraftText) {
  const begun = await draftOf(trx, act, 'reply').select(['body', 'edition']).executeTakeFirst();
  const bodies = [body, begun?.body].filter(Boolean).join('\n\n');
  return { subject, body: bodies, edition: begun?.edition ?? null };
}

export async function returnToDraft(
  trx: Trx,
  act: StaffAct,
  joined: Awaited<ReturnType<typeof joinDrafts>>,
): Promise<Draft> {
  const saved = await saveDraft(trx, act, { kind: 'reply', ...joined });
  if (!saved.ok) throw new Error(`a reply could not become a draft: ${saved.reason}`);
  return { ...joined, edition: saved.edition, savedAt: saved.savedAt };
}
