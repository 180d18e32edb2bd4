import type { Database } from '../database/database.ts';
import { findInquiries, type InboxFilter, readNumbers } from './inbox-query.ts';

type Reader = Pick<Database, 'db' | 'kind'>;

/**
 * The inquiries that stand above and below one in the list that this filter makes. The one itself
 * need not be in it any more: opening it takes it out of those nobody has read.
 */
export async function findNeighbors({ db, kind }: Reader, id: string, filter: InboxFilter) {
  const inquiry = await db
    .selectFrom('inquiries')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!inquiry) return undefined;
  const found = findInquiries(kind, filter);
  const [newer] = await readNumbers(db, found, { after: inquiry.number, limit: 1 });
  const [older] = await readNumbers(db, found, { before: inquiry.number, limit: 1 });
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'number'])
    .where('number', 'in', [newer ?? -1, older ?? -1])
    .execute();
  const idOf = (number: number | undefined) =>
    rows.find((row) => row.number === number)?.id ?? null;
  return { newer: idOf(newer), older: idOf(older) };
}
