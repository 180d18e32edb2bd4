import { sql } from 'kysely';
import { day } from '#domain/seoul.ts';
import { workingDaysSince } from '#domain/working-days.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings/settings.ts';
import { waitingStatuses } from './inbox-query.ts';

/** Nobody reads further; the inbox has them all. */
const mostOverdue = 1000;

/** In working days, where the owner has switched reminders off. */
const usualLimit = 3;

/** After how many working days somebody has waited too long. */
export async function readOverdueLimit(db: Database['db']): Promise<number> {
  return (await readSettings(db)).reminderDays || usualLimit;
}

/** The customer's last mail begins the time anew; what a program wrote does not. */
export const waitsSince = sql<number>`coalesce((select max(at) from received_mails
    where inquiry_id = inquiries.id and kind not in ('automatic', 'bounce')), received_at)`;

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
  const rows = await db
    .selectFrom('inquiries')
    .select(['reference', 'assigned_to', waitsSince.as('since')])
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
