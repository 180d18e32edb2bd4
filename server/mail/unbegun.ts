import type { Trx } from '../database/database.ts';
import type { DatabaseKind } from '../database/kind.ts';
import type { MailKind } from './schema.ts';

interface Wanted {
  kind: MailKind;
  recipient: string;
  inquiryId?: string;
}

/**
 * Whether such a mail waits that nobody is sending: written anew with each attempt, it will tell of
 * this as well. It stays locked until the transaction ends.
 */
export async function isUnbegun(
  trx: Trx,
  databaseKind: DatabaseKind,
  { kind, recipient, inquiryId }: Wanted,
): Promise<boolean> {
  let query = trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('recipient', '=', recipient)
    .where('sending_since', 'is', null);
  if (inquiryId) query = query.where('inquiry_id', '=', inquiryId);
  if (databaseKind === 'postgres') query = query.forUpdate();
  return (await query.execute()).length > 0;
}
