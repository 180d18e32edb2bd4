import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type BusinessType,
  businessTypes,
  type InquiryStatus,
  inquiryStatuses,
} from '#domain/inquiry.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseKind } from '../database/kind.ts';
import { searchClause } from './search.ts';

export interface InboxFilter {
  status?: InquiryStatus;
  language?: Language;
  businessType?: BusinessType;
  sample?: boolean;
  /** Received from this moment on, and before that one. */
  from?: number;
  until?: number;
  /** Waits for us: new, or in progress. */
  waiting?: boolean;
  /** Nobody has opened it. */
  unread?: boolean;
  /** Whose it is: an account, or `none` for nobody's. */
  assigned?: string;
  /** The latest reply to it could not be delivered. */
  undelivered?: boolean;
  /** What looked suspicious is kept apart from the rest. */
  quarantined?: boolean;
  q?: string;
}

/** Somebody waits for our answer. */
export const waitingStatuses = ['new', 'in progress'] as const satisfies InquiryStatus[];

/** The parts of a query over `inquiries` for a filter. */
export interface InquiryQuery {
  from: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
  number: RawBuilder<number>;
  isSearch: boolean;
}

export function findInquiries(kind: DatabaseKind, filter: InboxFilter): InquiryQuery {
  const match = filter.q ? searchClause(kind, filter.q) : undefined;
  const holds = sql<SqlBool>`${sql.join(conditionsOf(filter), sql` and `)}`;
  if (!match) {
    return { from: sql`inquiries`, where: holds, number: sql`inquiries.number`, isSearch: false };
  }
  if (kind === 'sqlite' && isNarrow(filter)) {
    // The few are collected first, and each hit is looked for among them. Without the plus SQLite
    // would search the words of each of them anew.
    return {
      from: sql`inquiry_search`,
      where: sql<SqlBool>`${match.where} and +inquiry_search.rowid in
        (select inquiries.number from inquiries where ${holds})`,
      number: match.number,
      isSearch: true,
    };
  }
  return { ...match, where: sql<SqlBool>`${match.where} and ${holds}`, isSearch: true };
}

/** Of all inquiries that there ever were, few wait, are unread or are one colleague's. */
function isNarrow({ status, waiting, unread, assigned, undelivered }: InboxFilter): boolean {
  const isColleague = assigned !== undefined && assigned !== 'none';
  return Boolean(
    waiting || unread || undelivered || isColleague || (status && status !== 'closed'),
  );
}

function conditionsOf(filter: InboxFilter): RawBuilder<unknown>[] {
  const { from, until, unread, assigned, undelivered } = filter;
  const hasDates = from !== undefined || until !== undefined;
  const hasOwnIndex = hasDates || unread || assigned !== undefined || undelivered;
  const isAmong = (column: string, values: readonly unknown[]) =>
    sql`${sql.ref(`inquiries.${column}`)} in (${sql.join(values)})`;
  /** All values where none is chosen: so the index of all combinations serves every choice. */
  function among<Value>(column: string, chosen: Value | undefined, all: readonly Value[]) {
    if (chosen === undefined && hasOwnIndex) return undefined;
    return isAmong(column, chosen === undefined ? all : [chosen]);
  }
  const status =
    filter.waiting && !filter.status
      ? isAmong('status', waitingStatuses)
      : among('status', filter.status, inquiryStatuses);
  const owner =
    assigned === 'none'
      ? sql`inquiries.assigned_to is null`
      : sql`inquiries.assigned_to = ${assigned}`;
  const parts = [
    sql`inquiries.quarantined = ${filter.quarantined ? 1 : 0}`,
    sql`inquiries.erased_at is null`,
    status,
    among('language', filter.language, languages),
    among('business_type', filter.businessType, businessTypes),
    among('sample', filter.sample === undefined ? undefined : Number(filter.sample), [0, 1]),
    from !== undefined && sql`inquiries.received_at >= ${from}`,
    until !== undefined && sql`inquiries.received_at < ${until}`,
    unread && sql`inquiries.read_at is null`,
    assigned !== undefined && owner,
    undelivered && sql`inquiries.reply_state = 'failed'`,
  ];
  return parts.filter((part) => part !== undefined && part !== false);
}

interface NumberRange {
  before?: number;
  after?: number;
  limit: number;
  /** Few enough that collecting and sorting them is cheaper than walking through all in order. */
  isRare?: boolean;
}

/** Newest first, or oldest first from `after` on. */
export async function readNumbers(
  db: Database['db'],
  { from, where, number, isSearch }: InquiryQuery,
  { before, after, limit, isRare }: NumberRange,
): Promise<number[]> {
  const side =
    after !== undefined
      ? sql`and ${number} > ${after}`
      : before !== undefined
        ? sql`and ${number} < ${before}`
        : sql``;
  // A sum is in no index's order: the database has to choose by the filter.
  const key = isRare && !isSearch ? sql`${number} + 0` : number;
  const order = after !== undefined ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ number: number }>`
    select ${number} as number from ${from} where ${where} ${side}
    order by ${key} ${order} limit ${limit}`.execute(db);
  return rows.map((row) => Number(row.number));
}

/** Counting goes no further than that: people read "more than". */
export async function countUpTo(
  db: Database['db'],
  { from, where }: InquiryQuery,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 as one from ${from} where ${where} limit ${limit + 1}) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
