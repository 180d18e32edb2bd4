import { mayChangeSettings } from '#domain/staff.ts';
import type { Database, Trx } from '../database/database.ts';

/** Whether somebody wants the report of each month. */
export async function wantsReport(db: Database['db'], accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_reports')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setWantsReport(trx: Trx, accountId: string, isWanted: boolean) {
  await (isWanted
    ? trx
        .insertInto('account_reports')
        .values({ account_id: accountId })
        .onConflict((conflict) => conflict.doNothing())
    : trx.deleteFrom('account_reports').where('account_id', '=', accountId)
  ).execute();
}

/** Addresses of the owners who want it; of those who are no longer, their wish is kept, not followed. */
export async function listReportReaders(db: Database['db'] | Trx): Promise<string[]> {
  const accounts = await db
    .selectFrom('account_reports')
    .innerJoin('accounts', 'accounts.id', 'account_reports.account_id')
    .select(['email', 'role'])
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute();
  return accounts.filter(mayChangeSettings).map(({ email }) => email);
}
