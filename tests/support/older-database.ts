import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { connectDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations.ts';
import type { Place } from './test-config.ts';

/** A database as an older program left it: with the steps up to this one only. */
export async function makeOlderDatabase(place: Place, lastStep: number): Promise<void> {
  const database = await connectDatabase(place);
  const steps = migrations.filter(({ number }) => number <= lastStep);
  await migrate(database.db, database.kind, steps);
  await database.close();
}

export async function appliedSteps(place: Place): Promise<number[]> {
  const database = await connectDatabase(place);
  const { rows } = await sql<{
    number: number;
  }>`select number from applied_migrations order by number`.execute(database.db);
  await database.close();
  return rows.map(({ number }) => number);
}

/** Inquiries as step 21 keeps them; every tenth is erased, and kept what a later step takes away. */
export async function fillOlderDatabase(place: Place, inquiries: number): Promise<void> {
  const database = await connectDatabase(place);
  await database.db.transaction().execute(async (trx) => {
    for (let number = 0; number < inquiries; number += 100) {
      const rows = Array.from({ length: Math.min(100, inquiries - number) }, (_, n) =>
        olderInquiry(number + n),
      );
      // The tables of that time are in no type.
      await (trx as unknown as Kysely<Record<string, Record<string, unknown>>>)
        .insertInto('inquiries')
        .values(rows)
        .execute();
    }
  });
  await database.close();
}

function olderInquiry(number: number) {
  const isErased = number % 10 === 9;
  const words = (text: string) => (isErased ? '' : text);
  return {
    id: randomUUID(),
    reference: `N-${number}`,
    received_at: 1_700_000_000_000 + number,
    language: 'ko',
    interested_field: `관심 분야 ${number}`,
    business_type: 'individual',
    sample: number % 2,
    detail: words(`문의 ${number} ${'내용 '.repeat(40)}`),
    file: '',
    company_name: '',
    name: words(`방문자 ${number}`),
    phone_number: words('010-0000-0000'),
    email: '',
    home_page_address: '',
    introduction: '',
    quarantined: 0,
    suspicions: '[]',
    status: isErased ? 'closed' : 'new',
    closed_at: isErased ? 1_700_000_000_000 : null,
    erased_at: isErased ? 1_700_000_000_000 : null,
  };
}
