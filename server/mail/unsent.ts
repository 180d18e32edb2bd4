import type { Database } from '../database/database.ts';

/** More would be no list that somebody reads. */
const most = 200;

/** What has not gone out: failed ones first, then those that wait, the oldest first. */
export async function listUnsentMails({ db }: Pick<Database, 'db'>) {
  const mails = await db
    .selectFrom('outbox')
    .leftJoin('inquiries', 'inquiries.id', 'outbox.inquiry_id')
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.state',
      'outbox.created_at as createdAt',
      'outbox.next_try_at as nextTryAt',
      'outbox.tries',
      'outbox.last_error as lastError',
      'outbox.fault',
      'outbox.recipient',
      'outbox.inquiry_id as inquiryId',
      'inquiries.reference',
      'inquiries.company_name as company',
      'inquiries.name as person',
    ])
    .where('outbox.state', 'in', ['failed', 'waiting', 'withheld'])
    // "failed" comes first by its letters as well.
    .orderBy('outbox.state')
    .orderBy('outbox.created_at')
    .limit(most + 1)
    .execute();
  return { mails: mails.slice(0, most), isCut: mails.length > most };
}

export type UnsentMail = Awaited<ReturnType<typeof listUnsentMails>>['mails'][number];
