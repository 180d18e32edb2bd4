import { sql } from 'kysely';
import type { UnsentMails } from '#domain/unsent-mails.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from './outbox.ts';

/** More would be no list that somebody reads. */
const most = 200;

/**
 * What has not gone out: first what does not go by itself, then what waits, the oldest first.
 * `told` are the addresses that hear of inquiries.
 */
export async function listUnsentMails({ db }: Pick<Database, 'db'>, told: readonly string[]) {
  const rows = await db
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
  const listed = rows.slice(0, most);
  const staffOf = await findStaff(db, listed, told);
  const mails = listed.map(({ recipient, ...mail }) => ({
    ...mail,
    /** Whom of us it goes to, by name or address; nobody when it goes to the customer. */
    staff: staffOf({ recipient, ...mail }),
  }));
  return { mails, isCut: rows.length > most };
}

type Addressed = Pick<Mail, 'kind' | 'recipient'> & { inquiryId: string | null };

async function findStaff(
  db: Database['db'],
  mails: readonly Addressed[],
  told: readonly string[],
): Promise<(mail: Addressed) => string[]> {
  const named = await findNamed(db, mails);
  const addressesOf = ({ kind, recipient, inquiryId }: Addressed) => {
    if (kind === 'acknowledgement' || kind === 'reply') return [];
    if (recipient) return recipient.split(',');
    // It names nobody: it goes to all who are told and have no mail of their own.
    return told.filter((address) => !named.get(inquiryId)?.includes(address));
  };
  const emails = new Set(mails.flatMap(addressesOf).map((address) => address.toLowerCase()));
  const accounts =
    emails.size === 0
      ? []
      : await db
          .selectFrom('accounts')
          .select(['email', 'name'])
          .where('email', 'in', [...emails])
          .execute();
  const names = new Map(accounts.map(({ email, name }) => [email, name]));
  return (mail) => addressesOf(mail).map((address) => names.get(address.toLowerCase()) || address);
}

/** By inquiry: who has a mail of their own about it. */
async function findNamed(db: Database['db'], mails: readonly Addressed[]) {
  const unnamed = mails.filter(({ kind, recipient }) => kind === 'staff' && !recipient);
  const ids = unnamed.flatMap(({ inquiryId }) => inquiryId ?? []);
  const named = new Map<string | null, string[]>();
  if (ids.length === 0) return named;
  const rows = await db
    .selectFrom('outbox')
    .select(['inquiry_id', 'recipient'])
    .where('kind', '=', 'staff')
    .where('inquiry_id', 'in', ids)
    .where('recipient', 'is not', null)
    .execute();
  for (const { inquiry_id, recipient } of rows) {
    named.set(inquiry_id, [...(named.get(inquiry_id) ?? []), ...(recipient?.split(',') ?? [])]);
  }
  return named;
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
