import type { Trx } from '../database/database.ts';
import type { DatabaseKind } from '../database/kind.ts';

/**
 * From here on nobody else changes this inquiry until the transaction ends, and what is read next
 * is as others have left it. SQLite lets only one write anyway; on PostgreSQL a note or a reply
 * could otherwise be added in the very moment in which the inquiry is erased, and stay.
 */
export async function lockInquiry(trx: Trx, kind: DatabaseKind, id: string): Promise<void> {
  if (kind === 'sqlite') return;
  await trx.selectFrom('inquiries').select('id').where('id', '=', id).forUpdate().execute();
}
