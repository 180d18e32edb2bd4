import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { businessTypes } from '#domain/inquiry.ts';
import { languages } from '#domain/language.ts';
import type { Database } from '#server/database/database.ts';
import { contactKeysOf } from '#server/inquiries/contact-keys.ts';
import { rebuildSearch } from '#server/inquiries/search.ts';

const rowsAtOnce = 500;
const statuses = ['new', 'in progress', 'answered', 'closed'] as const;
const families = [...'김이박최정강조윤장임'];
const companies = ['하늘전자', '바다식품', 'Grupo Aurora', 'PT Cahaya', 'North Air', '한빛병원'];
const wishes = [
  '필터 견적',
  '수처리 시험',
  '과일 상자 코팅',
  '객실 공기',
  '외벽 패널',
  '냉장 창고',
];

/** Inquiries straight into the tables, as years of visitors would leave them. */
export async function putInquiries(database: Database, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, to - start + 1);
    const rows = Array.from({ length: count }, (_, index) => rowOf(start + index));
    await database.write((trx) => trx.insertInto('inquiries').values(rows).execute());
  }
  await rebuildSearch(database);
  const { db, kind } = database;
  await (kind === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db);
}

export const receivedAt = (number: number) => Date.UTC(2020, 0, 1) + number * 1_800_000;

export const phoneOf = (number: number) =>
  `010-${String(number)
    .padStart(8, '0')
    .replace(/(\d{4})$/, '-$1')}`;

/** Everything varies with the number alone, so that two runs see the same inquiries. */
function rowOf(number: number) {
  const pick = <Item>(items: readonly Item[], step = 1) =>
    items[Math.floor(number / step) % items.length] as Item;
  const name = `${pick(families)}${pick(['하늘', '민수', '지우', '서연'], 7)}`;
  const wish = pick(wishes, 3);
  const contact = {
    phone_number: phoneOf(number),
    email: `person${number}@company.example`,
  };
  return {
    id: randomUUID(),
    reference: `B${number}`,
    idempotency_key: null,
    fingerprint: null,
    received_at: receivedAt(number),
    language: pick(languages),
    interested_field: 'noshine',
    business_type: pick(businessTypes, 5),
    sample: number % 3 === 0 ? 1 : 0,
    detail:
      `${wish}을 부탁드립니다. ${number}번 현장에서 시험한 자료가 있으면 함께 보내 주세요. `.repeat(
        4,
      ),
    file: '',
    company_name: pick(companies, 2),
    name,
    ...contact,
    ...contactKeysOf(contact),
    home_page_address: '',
    introduction: '',
    consent_at: 0,
    consent_version: '1',
    visitor: null,
    quarantined: number % 50 === 0 ? 1 : 0,
    spam_signals: '',
    // As in life: nearly all are done with, and the new ones are the latest.
    status: number % 1000 > 950 ? pick(statuses) : ('closed' as const),
    read_at: number % 1000 > 980 ? null : 0,
    assigned_to: number % 3 === 0 ? null : `agent-${number % 7}`,
    closed_at: null,
    erased_at: null,
  };
}
