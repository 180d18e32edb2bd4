import { type Kysely, sql } from 'kysely';
import { emailKey, phoneKey } from '#domain/contact-keys.ts';
import type { FieldColumns } from '#domain/inquiry-columns.ts';

const batchSize = 500;

type Contact = FieldColumns<'email' | 'phoneNumber'>;

/** What the inquiries of one person are found by. */
export function contactKeysOf({ email, phone_number }: Contact) {
  return { email_key: emailKey(email), phone_key: phoneKey(phone_number) };
}

/**
 * For rows without keys: those from before there were any, and those that an instance of the last
 * release stores beside us. In SQL of its own, since a migration calls it.
 */
// biome-ignore lint/suspicious/noExplicitAny: in a migration the tables of that time are in no type.
export async function fillContactKeys(db: Kysely<any>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Contact & { number: number }>`
      select number, email, phone_number from inquiries
      where number > ${after} and phone_key is null and erased_at is null
      order by number limit ${batchSize}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const keys = rows.map((row) => {
      const { email_key, phone_key } = contactKeysOf(row);
      return sql`(cast(${row.number} as bigint), cast(${email_key} as text), cast(${phone_key} as text))`;
    });
    // The range keeps a database from looking for the few among all rows without keys.
    await sql`with keys (number, email_key, phone_key) as (values ${sql.join(keys)})
      update inquiries set email_key = keys.email_key, phone_key = keys.phone_key from keys
      where inquiries.number = keys.number
        and inquiries.number > ${after} and inquiries.number <= ${last.number}
        and inquiries.phone_key is null and inquiries.erased_at is null`.execute(db);
    after = last.number;
  }
}
