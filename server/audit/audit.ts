import { day } from '#domain/seoul.ts';
import type { Database, Trx } from '../database/database.ts';
import type { AuditAct, AuditDetails } from './acts.ts';

export interface Act {
  actor: string;
  act: AuditAct;
  subject?: string | number | undefined;
  details?: AuditDetails | undefined;
  at?: number;
}

/**
 * In the same transaction as the act itself: what happened is recorded, and nothing else is. Answers
 * the number of the entry.
 */
export async function recordAct(trx: Trx, act: Act): Promise<number> {
  const { id } = await trx
    .insertInto('audit_log')
    .values({
      at: act.at ?? Date.now(),
      actor: act.actor,
      act: act.act,
      subject: act.subject === undefined ? null : String(act.subject),
      details: act.details ? JSON.stringify(act.details) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of an act that takes a while: what is known of it only at its end. */
export async function addDetails(trx: Trx, id: number, details: AuditDetails): Promise<void> {
  const entry = await trx
    .selectFrom('audit_log')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirst();
  const known = entry?.details ? JSON.parse(entry.details) : {};
  await trx
    .updateTable('audit_log')
    .set({ details: JSON.stringify({ ...known, ...details }) })
    .where('id', '=', id)
    .execute();
}

export interface RecordedAct {
  id: number;
  at: number;
  actor: string;
  act: string;
  subject: string | null;
  /** As they were named when it was recorded. */
  details: Record<string, unknown> | null;
}

interface Wanted {
  limit: number;
  /** Only acts older than this one: the next page. */
  before?: number;
  actor?: string;
  subject?: string;
  /** The noun of the act: `post`, `account`. */
  kind?: string;
  /** From this moment on, and until before that one. */
  from?: number;
  until?: number;
}

/** Newest first. */
export async function listActs(
  db: Database['db'],
  { limit, before, actor, subject, kind, from, until }: Wanted,
): Promise<RecordedAct[]> {
  let query = db.selectFrom('audit_log').selectAll();
  if (before !== undefined) query = query.where('id', '<', before);
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (kind !== undefined) query = query.where('act', 'like', `${kind}.%`);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map((row) => ({ ...row, details: row.details ? JSON.parse(row.details) : null }));
}

const aYear = 366 * day;

/** The log is kept for a year and no longer. */
export async function forgetOldActs(trx: Trx, now: number): Promise<void> {
  await trx
    .deleteFrom('audit_log')
    .where('at', '<', now - aYear)
    .execute();
}
