import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BusinessType } from '#domain/inquiry.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import type { InquiryStatus } from './schema.ts';
import { matching } from './search.ts';

export const inboxPageSize = 50;

/** Counting goes no further than people read: above it the list says "more than". */
const countedUpTo = 1000;

export interface InboxFilter {
  status?: InquiryStatus;
  language?: Language;
  businessType?: BusinessType;
  sample?: boolean;
  /** Received from this moment on, and before that one. */
  from?: number;
  until?: number;
  /** What looked suspicious is kept apart from the rest. */
  quarantined?: boolean;
  q?: string;
}

export interface InboxPage extends InboxFilter {
  /** Older than this inquiry's number: the next page. */
  before?: number;
  /** Newer than this inquiry's number: the previous page. */
  after?: number;
}

export interface InboxLine {
  number: number;
  id: string;
  reference: string;
  receivedAt: number;
  language: Language;
  status: InquiryStatus;
  businessType: BusinessType;
  interestedField: string;
  sample: boolean;
  companyName: string;
  name: string;
  excerpt: string;
  isRead: boolean;
  isQuarantined: boolean;
  hasFiles: boolean;
  assignedTo: string | null;
  closedAt: number | null;
}

type Place = Pick<Database, 'db' | 'kind'>;

/** The condition that a filter comes to, over a table called `inquiries`. */
export function condition(kind: Database['kind'], filter: InboxFilter): RawBuilder<SqlBool> {
  const found = filter.q ? matching(kind, filter.q) : undefined;
  const parts = [
    sql`inquiries.quarantined = ${filter.quarantined ? 1 : 0}`,
    sql`inquiries.erased_at is null`,
    filter.status && sql`inquiries.status = ${filter.status}`,
    filter.language && sql`inquiries.language = ${filter.language}`,
    filter.businessType && sql`inquiries.business_type = ${filter.businessType}`,
    filter.sample !== undefined && sql`inquiries.sample = ${filter.sample ? 1 : 0}`,
    filter.from !== undefined && sql`inquiries.received_at >= ${filter.from}`,
    filter.until !== undefined && sql`inquiries.received_at < ${filter.until}`,
    found && sql`inquiries.number in (${found})`,
  ];
  return sql<SqlBool>`${sql.join(parts.filter(Boolean), sql` and `)}`;
}

export async function listInbox({ db, kind }: Place, page: InboxPage) {
  const { before, after, ...filter } = page;
  const where = condition(kind, filter);
  const isBackwards = after !== undefined;
  const side = isBackwards
    ? sql`and inquiries.number > ${after}`
    : before === undefined
      ? sql``
      : sql`and inquiries.number < ${before}`;
  const order = isBackwards ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ number: number }>`
    select inquiries.number from inquiries where ${where} ${side}
    order by inquiries.number ${order} limit ${inboxPageSize + 1}`.execute(db);
  const hasMore = rows.length > inboxPageSize;
  const numbers = rows.slice(0, inboxPageSize).map((row) => Number(row.number));
  const lines = await readLines(db, numbers);
  return {
    inquiries: lines,
    hasOlder: isBackwards ? lines.length > 0 : hasMore,
    hasNewer: isBackwards ? hasMore : before !== undefined && lines.length > 0,
    total: await countUpTo({ db, kind }, where),
    countedUpTo,
    unread: await countUpTo({ db, kind }, sql`${where} and inquiries.read_at is null`),
  };
}

/** One step into the index: an open inbox asks this every few seconds. */
export async function newestNumber({ db, kind }: Place): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select inquiries.number from inquiries where ${condition(kind, {})}
    order by inquiries.number desc limit 1`.execute(db);
  return Number(rows[0]?.number ?? 0);
}

async function countUpTo({ db }: Place, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 as one from inquiries where ${where} limit ${countedUpTo + 1}) as counted`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

async function readLines(db: Place['db'], numbers: number[]): Promise<InboxLine[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('inquiries')
    .select([
      'number',
      'id',
      'reference',
      'received_at',
      'language',
      'status',
      'business_type',
      'interested_field',
      'sample',
      'company_name',
      'name',
      'read_at',
      'quarantined',
      'assigned_to',
      'closed_at',
      'file',
      'introduction',
    ])
    .select(sql<string>`substr(detail, 1, 160)`.as('excerpt'))
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    language: row.language,
    status: row.status,
    businessType: row.business_type,
    interestedField: row.interested_field,
    sample: row.sample === 1,
    companyName: row.company_name,
    name: row.name,
    excerpt: row.excerpt,
    isRead: row.read_at !== null,
    isQuarantined: row.quarantined === 1,
    hasFiles: row.file !== '' || row.introduction !== '',
    assignedTo: row.assigned_to,
    closedAt: row.closed_at,
  }));
}
