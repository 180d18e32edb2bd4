import { sql } from 'kysely';
import type { UnsentMails } from '#domain/unsent-mails.ts';
import type { Database } from '../database/database.ts';

/** More would be no list that somebody reads. */
const most = 200;

/** What has not gone out: first what does not go by itself, then what waits, the oldest first. */
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
    .orderBy(sql`case outbox.state when 'failed' then 1 when 'withheld' then 2 else 3 end`)
    .orderBy('outbox.created_at')
    .limit(most + 1)
    .execute();
  return { mails: mails.slice(0, most), isCut: mails.length > most };
}

/** The same ones, by what has become of them. */
export async function countUnsentMails(db: Database['db']): Promise<UnsentMails> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', (row) => row.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'failed', 'withheld'])
    .groupBy('state')
    .execute();
  const at = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: at('waiting'), failed: at('failed'), withheld: at('withheld') };
}

export type UnsentMail = Awaited<ReturnType<typeof listUnsentMails>>['mails'][number];
