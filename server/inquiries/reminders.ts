import { dayInSeoul, seoulOffset } from '#domain/seoul.ts';
import { mayAnswerInquiries } from '#domain/staff.ts';
import { isWorkingDay } from '#domain/working-days.ts';
import type { Config } from '../config.ts';
import type { Database, Trx } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { readSettings } from '../settings/settings.ts';
import { listOverdue } from './overdue.ts';
import { listTold } from './staff-recipients.ts';

const hour = 3_600_000;

/** In Seoul. */
const firstHour = 9;

interface Parts {
  config: Pick<Config, 'mailTo'>;
  database: Database;
}

/**
 * Once on each working day, from nine on: a mail to everybody who has inquiries that wait too long,
 * and to those who are told of inquiries about the ones that nobody has. The mails are written when
 * they are sent. Answers how many are queued.
 */
export async function queueReminders(
  { config, database }: Parts,
  now = database.now(),
): Promise<number> {
  const seoulHour = ((now + seoulOffset) % (24 * hour)) / hour;
  if (!isWorkingDay(now) || seoulHour < firstHour) return 0;
  if (await isDone(database.db, now)) return 0;
  return database.write(async (trx) => {
    if (!(await takeDay(trx, now))) return 0;
    const settings = await readSettings(trx);
    const { reminderDays } = settings;
    if (reminderDays === 0) return 0;
    const overdue = await listOverdue({ db: trx }, reminderDays, now);
    const mails = await listColleagues(trx, new Set(overdue.map(({ assignedTo }) => assignedTo)));
    const hasNobodys = overdue.some(({ assignedTo }) => !mails.has(assignedTo));
    const unassigned = hasNobodys ? await listTold(trx, { config, settings }) : [];
    for (const recipient of mails.values()) {
      await queueMail(trx, { kind: 'reminder', recipient, now });
    }
    for (const recipient of unassigned) {
      await queueMail(trx, { kind: 'unassigned', recipient, now });
    }
    return mails.size + unassigned.length;
  });
}

async function isDone(db: Database['db'], now: number): Promise<boolean> {
  const round = await db
    .selectFrom('daily_rounds')
    .select('day')
    .where('name', '=', 'remind')
    .executeTakeFirst();
  return round !== undefined && round.day >= dayInSeoul(now);
}

/** False when another process was first. */
async function takeDay(trx: Trx, now: number): Promise<boolean> {
  const day = dayInSeoul(now);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('daily_rounds')
    .values({ name: 'remind', day })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ day }).where('daily_rounds.day', '<', day),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** By account: the address of each who can still answer. */
export async function listColleagues(
  db: Database['db'] | Trx,
  wanted: ReadonlySet<string | null>,
): Promise<Map<string | null, string>> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'role'])
    .where('disabled_at', 'is', null)
    .execute();
  return new Map(
    accounts
      .filter((account) => wanted.has(account.id) && mayAnswerInquiries(account))
      .map(({ id, email }) => [id, email]),
  );
}
