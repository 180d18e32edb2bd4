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
  /** The number of the inquiry it was done to; it outlives the inquiry's erasure. */
  reference: string | null;
  /** Who sent that inquiry: the company or the person; gone with its erasure. */
  company: string | null;
  /** As they were named when it was recorded. */
  details: Record<string, unknown> | null;
}

interface Wanted {
  limit: number;
  /** Only acts older than this one: the next page. */
  before?: number;
  actor?: string;
  subject?: string;
  /** Only what was done to the inquiry with this number. */
  reference?: string;
  /** The noun of the act: `post`, `account`. */
  kind?: string;
  /** From this moment on, and until before that one. */
  from?: number;
  until?: number;
}

/** Newest first. */
export async function listActs(
  db: Database['db'],
  { limit, before, actor, subject, reference, kind, from, until }: Wanted,
): Promise<RecordedAct[]> {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('inquiries', 'inquiries.id', 'audit_log.subject')
    .selectAll('audit_log')
    .select(['inquiries.reference', 'inquiries.company_name', 'inquiries.name']);
  if (before !== undefined) query = query.where('audit_log.id', '<', before);
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (reference !== undefined) {
    query = query.where('subject', '=', (one) =>
      one
        .selectFrom('inquiries as wanted')
        .select('wanted.id')
        .where('wanted.reference', '=', reference),
    );
  }
  if (kind !== undefined) query = query.where('act', 'like', `${kind}.%`);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  const rows = await query.orderBy('audit_log.id', 'desc').limit(limit).execute();
  return rows.map(({ company_name, name, ...row }) => ({
    ...row,
    company: company_name || name || null,
    details: row.details ? JSON.parse(row.details) : null,
  }));
}

/** Korea's rules on access records ask for a year at least: a leap year is one too. */
const aYear = 366 * day;

/** The log is kept for a year and no longer. */
export async function forgetOldActs(trx: Trx, now: number): Promise<void> {
  await trx
    .deleteFrom('audit_log')
    .where('at', '<', now - aYear)
    .execute();
}
