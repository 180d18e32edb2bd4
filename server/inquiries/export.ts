import { type ExportColumn, exportHeads } from '#content/staff-export.ts';
import { staffLabels } from '#content/staff-labels.ts';
import type { InquiryTopic } from '#domain/inquiry-topic.ts';
import { languageNames } from '#domain/language-names.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { Database } from '../database/database.ts';
import { collectYoungGeneration } from '../minor-gc.ts';
import { readTopicNames } from '../site/topic-names.ts';
import type { Cell } from '../xlsx/write-xlsx.ts';
import { findInquiries, type InboxFilter, readNumbers } from './inbox-query.ts';
import type { InquiryRow } from './schema.ts';

const batchSize = 500;

/** Head and rows of what is filtered, read a few hundred at a time however many there are. */
export async function* exportRows(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  filter: InboxFilter,
  language: StaffLanguage,
): AsyncGenerator<Cell[]> {
  const heads = exportHeads[language];
  const cells = cellsIn(language, await readTopicNames(db), await readStaffNames(db));
  yield exportColumns.map((column) => heads[column]);
  const found = findInquiries(kind, filter);
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const numbers = await readNumbers(db, found, { before, limit: batchSize });
    if (numbers.length === 0) return;
    const rows = await db
      .selectFrom('inquiries')
      .selectAll()
      .where('number', 'in', numbers)
      .orderBy('number', 'desc')
      .execute();
    const replies = await readReplyTimes(db, rows);
    for (const row of rows) {
      const exported = { ...row, replied_at: replies.get(row.id) ?? null };
      yield exportColumns.map((column) => cells[column](exported));
    }
    before = numbers.at(-1) as number;
    collectYoungGeneration();
  }
}

/** The same rows; at their end, or when nobody wants more, tells how many inquiries have left. */
export async function* countLeaving(
  rows: AsyncIterable<Cell[]>,
  tell: (inquiries: number, isWhole: boolean) => Promise<void>,
): AsyncGenerator<Cell[]> {
  // The head is none.
  let inquiries = -1;
  let isWhole = false;
  try {
    for await (const row of rows) {
      inquiries += 1;
      yield row;
    }
    isWhole = true;
  } finally {
    await tell(Math.max(0, inquiries), isWhole);
  }
}

async function readStaffNames(db: Database['db']): Promise<Map<string, string>> {
  const accounts = await db.selectFrom('accounts').select(['id', 'name']).execute();
  return new Map(accounts.map(({ id, name }) => [id, name]));
}

/** When the last reply to each was taken by the mail server. */
async function readReplyTimes(
  db: Database['db'],
  inquiries: readonly { id: string }[],
): Promise<Map<string | null, number>> {
  const ids = inquiries.map(({ id }) => id);
  const replies = await db
    .selectFrom('outbox')
    .select(['inquiry_id', (mail) => mail.fn.max('sent_at').as('sent_at')])
    .where('inquiry_id', 'in', ids)
    .where('kind', '=', 'reply')
    .where('state', '=', 'sent')
    .groupBy('inquiry_id')
    .execute();
  return new Map(replies.map(({ inquiry_id, sent_at }) => [inquiry_id, Number(sent_at)]));
}

/** In letters, in the order of the table; a new field of the form does not compile without one. */
const widths: Record<ExportColumn, number> = {
  reference: 14,
  receivedAt: 18,
  status: 11,
  assignee: 14,
  repliedAt: 18,
  closedAt: 18,
  language: 14,
  interestedField: 24,
  detail: 60,
  sample: 12,
  businessType: 18,
  companyName: 24,
  name: 14,
  phoneNumber: 18,
  email: 28,
  homePageAddress: 24,
  file: 24,
  introduction: 24,
  consentAt: 18,
  consentVersion: 14,
  cameFromPage: 24,
  firstPage: 24,
  campaign: 24,
  source: 20,
};

const exportColumns = Object.keys(widths) as ExportColumn[];
export const exportWidths: readonly number[] = Object.values(widths);

type ExportedRow = InquiryRow & { replied_at: number | null };

function cellsIn(
  language: StaffLanguage,
  topicNames: ReadonlyMap<string, InquiryTopic>,
  staffNames: ReadonlyMap<string, string>,
): Record<ExportColumn, (row: ExportedRow) => Cell> {
  const { statuses, businessTypes, sample, topics } = staffLabels[language];
  const languages = languageNames(language);
  const moment = (time: number | null) => (time ? { time } : '');
  return {
    reference: (row) => row.reference,
    receivedAt: (row) => moment(row.received_at),
    status: (row) => statuses[row.status],
    assignee: (row) => staffNames.get(row.assigned_to ?? '') ?? '',
    repliedAt: (row) => moment(row.replied_at),
    closedAt: (row) => moment(row.closed_at),
    language: (row) => languages[row.language],
    interestedField: ({ interested_field }) => {
      const topic = topicNames.get(interested_field);
      return topic ? topics[topic] : interested_field;
    },
    detail: (row) => row.detail,
    sample: (row) => (row.sample ? sample.yes : sample.no),
    businessType: (row) => businessTypes[row.business_type],
    companyName: (row) => row.company_name,
    name: (row) => row.name,
    phoneNumber: (row) => row.phone_number,
    email: (row) => row.email,
    homePageAddress: (row) => row.home_page_address,
    file: (row) => row.file,
    introduction: (row) => row.introduction,
    consentAt: (row) => moment(row.consent_at),
    consentVersion: (row) => row.consent_version ?? '',
    cameFromPage: (row) => row.came_from_page ?? '',
    firstPage: (row) => row.first_page ?? '',
    campaign: (row) => row.campaign ?? '',
    source: (row) => row.source ?? '',
  };
}
