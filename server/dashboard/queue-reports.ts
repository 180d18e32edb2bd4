import { day, dayInSeoul, startOfDayInSeoul } from '#domain/seoul.ts';
import { isWorkingDay } from '#domain/working-days.ts';
import type { Database, Trx } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { listReportReaders } from './report-subscriptions.ts';

const hour = 3_600_000;
/** In Seoul. */
const firstHour = 9;

/**
 * Once a month, from nine on its first working day: a report of the month before to the owners who
 * want it, also when nobody was running on that day. It is written when it is sent. Answers how
 * many are queued.
 */
export async function queueReports(database: Database, now = database.now()): Promise<number> {
  const month = `${dayInSeoul(now).slice(0, 7)}-01`;
  if (now < firstWorkingDay(month) + firstHour * hour) return 0;
  const last = await database.db
    .selectFrom('daily_rounds')
    .select('day')
    .where('name', '=', 'report')
    .executeTakeFirst();
  if (last && last.day >= month) return 0;
  return database.write(async (trx) => {
    if (!(await takeMonth(trx, month))) return 0;
    const readers = await listReportReaders(trx);
    for (const recipient of readers) await queueMail(trx, { kind: 'report', recipient, now });
    return readers.length;
  });
}

/** When the first working day of a month begins. */
function firstWorkingDay(month: string): number {
  let at = startOfDayInSeoul(month);
  while (!isWorkingDay(at)) at += day;
  return at;
}

/** False when another process was first. */
async function takeMonth(trx: Trx, month: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('daily_rounds')
    .values({ name: 'report', day: month })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ day: month }).where('daily_rounds.day', '<', month),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
