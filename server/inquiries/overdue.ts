import { sql } from 'kysely';
import { day } from '#domain/seoul.ts';
import { workingDaysSince } from '#domain/working-days.ts';
import type { Database } from '../database/database.ts';
import { waitingStatuses } from './inbox-query.ts';

/** Nobody reads further; the inbox has them all. */
const mostOverdue = 1000;

export interface Overdue {
  reference: string;
  assignedTo: string | null;
  /** How many working days it has waited. */
  days: number;
}

/** What has waited for an answer longer than so many working days, the longest first. */
export async function listOverdue(
  { db }: Pick<Database, 'db'>,
  limitDays: number,
  now: number,
): Promise<Overdue[]> {
  // The customer's last mail begins the time anew; what a program wrote does not.
  const since = sql<number>`coalesce((select max(at) from received_mails
    where inquiry_id = inquiries.id and kind not in ('automatic', 'bounce')), received_at)`;
  const rows = await db
    .selectFrom('inquiries')
    .select(['reference', 'assigned_to', since.as('since')])
    .where('status', 'in', waitingStatuses)
    .where('quarantined', '=', 0)
    .where('erased_at', 'is', null)
    .where('received_at', '<', now - limitDays * day)
    .orderBy('number')
    .limit(mostOverdue)
    .execute();
  return rows
    .map((row) => ({
      reference: row.reference,
      assignedTo: row.assigned_to,
      days: workingDaysSince(Number(row.since), now),
    }))
    .filter(({ days }) => days > limitDays)
    .toSorted((a, b) => b.days - a.days);
}
