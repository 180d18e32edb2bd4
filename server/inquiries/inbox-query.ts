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
  /** What looked suspicious is kept apart from the rest. */
  quarantined?: boolean;
  q?: string;
}

/** The parts of a query over `inquiries` for a filter. */
export interface InquiryQuery {
  from: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
  number: RawBuilder<number>;
  isSearch: boolean;
}

export function findInquiries(kind: DatabaseKind, filter: InboxFilter): InquiryQuery {
  const match = filter.q ? searchClause(kind, filter.q) : undefined;
  const hasDates = filter.from !== undefined || filter.until !== undefined;
  /** All values where none is chosen: so the index of all combinations serves every choice. */
  function among<Value>(column: string, chosen: Value | undefined, all: readonly Value[]) {
    if (chosen === undefined && hasDates) return undefined;
    const values = chosen === undefined ? all : [chosen];
    return sql`${sql.ref(`inquiries.${column}`)} in (${sql.join(values)})`;
  }
  const parts = [
    match?.where,
    sql`inquiries.quarantined = ${filter.quarantined ? 1 : 0}`,
    sql`inquiries.erased_at is null`,
    among('status', filter.status, inquiryStatuses),
    among('language', filter.language, languages),
    among('business_type', filter.businessType, businessTypes),
    among('sample', filter.sample === undefined ? undefined : Number(filter.sample), [0, 1]),
    filter.from !== undefined && sql`inquiries.received_at >= ${filter.from}`,
    filter.until !== undefined && sql`inquiries.received_at < ${filter.until}`,
  ];
  return {
    from: match?.from ?? sql`inquiries`,
    where: sql<SqlBool>`${sql.join(parts.filter(Boolean), sql` and `)}`,
    number: match?.number ?? sql`inquiries.number`,
    isSearch: match !== undefined,
  };
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
