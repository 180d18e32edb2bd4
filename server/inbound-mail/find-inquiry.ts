import type { Database } from '../database/database.ts';
import {
  answeredIdsOf,
  type Headers,
  messageIdOf,
  ownMessageIds,
  recipientsOf,
} from './headers.ts';
import { readReplyAddresses } from './reply-address.ts';

type Db = Database['db'];

/** The inquiry a mail belongs to, erased or not; `own` when it is one that we have sent ourselves. */
export type Found = { kind: 'inquiry'; id: string } | { kind: 'own' } | { kind: 'none' };

/**
 * By the signed address it was sent to, or else by those of our mails that it answers: nobody
 * knows their Message-IDs but who has got them. What only staff have got leads nowhere.
 */
export async function findInquiry(db: Db, headers: Headers, secret: string): Promise<Found> {
  if (await isOwn(db, ownMessageIds(messageIdOf(headers)))) return { kind: 'own' };
  const [reference] = readReplyAddresses(recipientsOf(headers), secret);
  const addressed = reference && (await findByReference(db, reference));
  if (addressed) return { kind: 'inquiry', id: addressed };
  const answered = await findMailToVisitor(db, answeredIdsOf(headers));
  return answered ? { kind: 'inquiry', id: answered.inquiry_id } : { kind: 'none' };
}

async function isOwn(db: Db, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const own = db.selectFrom('outbox').select('id').where('id', 'in', ids);
  return (await own.executeTakeFirst()) !== undefined;
}

async function findByReference(db: Db, reference: string): Promise<string | undefined> {
  const found = db.selectFrom('inquiries').select('id').where('reference', '=', reference);
  return (await found.executeTakeFirst())?.id;
}

/** The newest of these mails that went to a visitor. */
export async function findMailToVisitor(db: Db, ids: string[]) {
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'inquiry_id'])
    .where('id', 'in', ids)
    .where('kind', 'in', ['acknowledgement', 'reply'])
    .execute();
  const found = ids.map((id) => rows.find((row) => row.id === id)).find(Boolean);
  return found?.inquiry_id ? { ...found, inquiry_id: found.inquiry_id } : undefined;
}
