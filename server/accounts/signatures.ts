import type { Database, Trx } from '../database/database.ts';

/** What somebody puts under their replies; empty when there is none. */
export async function readSignature(db: Database['db'], accountId: string): Promise<string> {
  const row = await db
    .selectFrom('account_signatures')
    .select('text')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.text ?? '';
}

export async function saveSignature(trx: Trx, accountId: string, text: string): Promise<void> {
  await trx
    .insertInto('account_signatures')
    .values({ account_id: accountId, text })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ text }))
    .execute();
}
