import { beforeAll, expect, it } from 'vitest';
import { offeredTopics } from '#content/offered-topics.ts';
import { inquiryColumns } from '#domain/inquiry-columns.ts';
import { type FieldName, fieldNames } from '#domain/inquiry-fields.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { openTestLegalTexts } from '../../tests/support/legal-texts.ts';
import { publishOver } from '../../tests/support/site-texts.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';
import { offeredThen } from '../database/migrations/0032-what-erasure-left.ts';
import { type Erasures, erased, eraseInquiry } from './erasure.ts';
import type { KeptColumns, PersonalColumns } from './schema.ts';
import { assignInquiry } from './staff-actions.ts';

/** Every field says something of its own, none of it among the topics that we offer. */
const entered: Record<FieldName, string | boolean> = {
  interestedField: '홍길동의 공장',
  detail: '공장에 찾아오실 수 있습니까?',
  file: '도면.pdf',
  sample: true,
  businessType: 'corporation',
  companyName: '비밀 주식회사',
  name: '홍길동',
  phoneNumber: '010-9876-5432',
  email: 'hong@secret.example',
  homePageAddress: 'https://secret.example',
  introduction: '소개서.pdf',
};

const idempotencyKey = '3f0c8a52-7a0e-4a51-9d0e-0f7f6c1d2b3a';

/** `number` is the order of arrival, and like these it stays. */
const kept = {
  id: true,
  reference: true,
  idempotency_key: true,
  received_at: true,
  language: true,
  business_type: true,
  sample: true,
  quarantined: true,
  spam_signals: true,
  status: true,
  read_at: true,
  closed_at: true,
  erased_at: true,
  reply_state: true,
  answered_at: true,
  came_from_page: true,
  first_page: true,
} satisfies Record<keyof KeptColumns, true>;

it('does not compile while nobody has decided what is left of a personal column', () => {
  // @ts-expect-error: what erasing a passport number means is not decided.
  const forgetful: Erasures<PersonalColumns & { passport_number: string }> = erased;
  expect(forgetful).not.toHaveProperty('passport_number');
});

it('does not compile with a column that is not personal', () => {
  // @ts-expect-error: when it was received stays.
  const greedy: Erasures<PersonalColumns> = { ...erased, received_at: 0 };
  expect(greedy).toHaveProperty('received_at');
});

it('keeps what the form once offered, whatever it offers now', () => {
  expect(offeredTopics).toEqual(expect.arrayContaining(offeredThen));
});

const way = {
  cameFromPage: '/product/technical/air',
  firstPage: '/',
  campaign: 'mail / to somebody',
  source: 'somebody.example',
};

describeOnBothDatabases('erasing', (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const rowOf = (id: string) =>
    database.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  async function eraseFilled() {
    const { version } = await openTestLegalTexts(database).consent('ko');
    const consent = { consent: true, consentVersion: version };
    const draft = { ...entered, ...consent, idempotencyKey };
    const { id } = await storeInquiry(database, draft, { way });
    const act = { id, kind, actor: 'kim', now: Date.now() };
    await database.write((trx) => assignInquiry(trx, act, 'lee'));
    const before = await rowOf(id);
    await database.write((trx) => eraseInquiry(trx, { ...act, reason: 'request' }));
    return { before, after: await rowOf(id) };
  }

  it('leaves the way of an inquiry that others have come as well', async () => {
    const { id } = await storeInquiry(database, {}, { way: { ...way, source: 'fair.example' } });
    const counts = [
      { day: 20_000, kind: 'source', name: 'fair.example', count: 3 },
      { day: 20_001, kind: 'source', name: 'fair.example', count: 2 },
      { day: 20_001, kind: 'campaign', name: way.campaign, count: 4 },
    ] as const;
    await database.write((trx) => trx.insertInto('insight_counts').values(counts).execute());
    const act = { id, kind, actor: 'kim', now: Date.now() };
    await database.write((trx) => eraseInquiry(trx, { ...act, reason: 'request' }));
    expect(await rowOf(id)).toMatchObject({
      came_from_page: way.cameFromPage,
      first_page: '/',
      source: 'fair.example',
      campaign: null,
    });
  });

  it('leaves nothing in any personal column, and the rest as it was', async () => {
    const { before, after } = await eraseFilled();
    for (const column of Object.keys(erased) as (keyof PersonalColumns)[]) {
      expect([null, ''], `${column} was filled in`).not.toContain(before[column]);
      expect([null, ''], `${column} is erased`).toContain(after[column]);
    }
    for (const column of Object.keys(kept) as (keyof KeptColumns)[]) {
      if (column !== 'erased_at') expect(after[column], column).toEqual(before[column]);
    }
    for (const name of fieldNames) {
      const { column, isPersonal } = inquiryColumns[name];
      expect(column in erased, name).toBe(isPersonal);
    }
  });

  it('keeps a topic by the names that the owner ever gave it', async () => {
    const key = { page: 'contact', path: 'suggestions.water', language: 'ko' } as const;
    const fieldLeft = async (interestedField: string) => {
      const idempotencyKey = crypto.randomUUID();
      const { id } = await storeInquiry(database, { ...entered, interestedField, idempotencyKey });
      const act = { id, kind, actor: 'kim', now: Date.now() };
      await database.write((trx) => eraseInquiry(trx, { ...act, reason: 'request' }));
      return (await rowOf(id)).interested_field;
    };
    expect(await fieldLeft('맑은 물')).toBe('');
    await publishOver(database, key, '맑은 물');
    await publishOver(database, key, '깨끗한 물');
    expect(await fieldLeft('맑은 물')).toBe('맑은 물');
    expect(await fieldLeft('깨끗한 물')).toBe('깨끗한 물');
    expect(await fieldLeft('더러운 물')).toBe('');
  });

  it('knows of every column whether it is personal', async () => {
    const tables = await database.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'inquiries')?.columns ?? [];
    const known = ['number', ...Object.keys(kept), ...Object.keys(erased)];
    expect(columns.map(({ name }) => name).sort()).toEqual(known.sort());
  });
});
