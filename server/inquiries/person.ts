import { sql } from 'kysely';
import { emailKey, phoneKey } from '#domain/contact-keys.ts';
import type { Database } from '../database/database.ts';
import { fillContactKeys } from './contact-keys.ts';

/** More than one person ever sends; a page shows no more. */
export const maxPersonInquiries = 200;

/** An address and a number in their one spelling; empty when there is none. */
export interface ContactKeys {
  email: string;
  phone: string;
}

/** What somebody typed: an address or a number. Undefined when it is neither. */
export function readContact(written: string): ContactKeys | undefined {
  const email = emailKey(written);
  const phone = written.includes('@') ? '' : phoneKey(written);
  return email || phone ? { email, phone } : undefined;
}

/** By what an inquiry's sender can be found; undefined when it is erased. */
export async function contactOf(
  { db }: Pick<Database, 'db'>,
  inquiryId: string,
): Promise<ContactKeys | undefined> {
  const row = await db
    .selectFrom('inquiries')
    .select(['email', 'phone_number'])
    .where('id', '=', inquiryId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row && { email: emailKey(row.email), phone: phoneKey(row.phone_number) };
}

export type PersonInquiry = Awaited<ReturnType<typeof findPerson>>['inquiries'][number];

/**
 * All inquiries of whoever has this address or number, newest first, closed and suspected ones too;
 * and the inquiry that was asked about, also when its sender left neither.
 */
export async function findPerson(
  database: Database,
  { email, phone }: ContactKeys,
  inquiryId?: string,
) {
  await fillMissingKeys(database);
  const { db } = database;
  const numbers = [
    ...(email ? [sql`select number from inquiries where email_key = ${email}`] : []),
    ...(phone ? [sql`select number from inquiries where phone_key = ${phone}`] : []),
    ...(inquiryId ? [sql`select number from inquiries where id = ${inquiryId}`] : []),
  ];
  if (numbers.length === 0) return { inquiries: [], hasMore: false };
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'reference', 'received_at', 'closed_at', 'language', 'status', 'quarantined'])
    .select(['name', 'company_name', 'email', 'phone_number', 'email_key', 'phone_key'])
    .where('number', 'in', sql<number>`(${sql.join(numbers, sql` union `)})`)
    .where('erased_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(maxPersonInquiries + 1)
    .execute();
  const found = rows.slice(0, maxPersonInquiries);
  const kept = await countKept(
    db,
    found.map(({ id }) => id),
  );
  return {
    hasMore: rows.length > found.length,
    inquiries: found.map((row) => ({
      id: row.id,
      reference: row.reference,
      receivedAt: row.received_at,
      closedAt: row.closed_at,
      language: row.language,
      status: row.status,
      isQuarantined: row.quarantined === 1,
      name: row.name,
      companyName: row.company_name,
      email: row.email,
      phoneNumber: row.phone_number,
      matchesEmail: email !== '' && row.email_key === email,
      matchesPhone: phone !== '' && row.phone_key === phone,
      kept: kept(row.id),
    })),
  };
}

/** An instance of the last release, serving beside this one, stores inquiries without keys. */
async function fillMissingKeys({ db, write }: Database): Promise<void> {
  const missing = await db
    .selectFrom('inquiries')
    .select('number')
    .where('phone_key', 'is', null)
    .where('erased_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (missing) await write((trx) => fillContactKeys(trx));
}

/** How many files, mails to the person, notes and corrections there are with each inquiry. */
async function countKept(db: Database['db'], ids: string[]) {
  const counts = new Map<string, number>();
  const add = (
    rows: { inquiry_id: string | null; kind: string; count: number | bigint | string }[],
  ) => {
    for (const { inquiry_id, kind, count } of rows)
      counts.set(`${inquiry_id} ${kind}`, Number(count));
  };
  if (ids.length > 0) {
    add(
      await db
        .selectFrom('files')
        .select(['inquiry_id', sql.lit('file').as('kind')])
        .select((file) => file.fn.countAll().as('count'))
        .where('inquiry_id', 'in', ids)
        .groupBy('inquiry_id')
        .execute(),
    );
    add(
      await db
        .selectFrom('outbox')
        .select(['inquiry_id', sql.lit('mail').as('kind')])
        .select((mail) => mail.fn.countAll().as('count'))
        .where('inquiry_id', 'in', ids)
        .where('kind', 'in', ['acknowledgement', 'reply'])
        .groupBy('inquiry_id')
        .execute(),
    );
    add(
      await db
        .selectFrom('inquiry_events')
        .select(['inquiry_id', 'kind'])
        .select((event) => event.fn.countAll().as('count'))
        .where('inquiry_id', 'in', ids)
        .groupBy(['inquiry_id', 'kind'])
        .execute(),
    );
  }
  return (id: string) => {
    const count = (kind: string) => counts.get(`${id} ${kind}`) ?? 0;
    return {
      files: count('file'),
      mails: count('mail'),
      notes: count('note'),
      corrections: count('correction'),
    };
  };
}
