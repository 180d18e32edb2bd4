import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { namesOfTopic } from '#content/offered-topics.ts';
import { type InquiryTopic, inquiryTopics } from '#domain/inquiry-topic.ts';
import { daysOf, endOf, type Period, startOf } from '#domain/period.ts';
import { day, dayNumber, seoulOffset } from '#domain/seoul.ts';
import type { Database } from '../database/database.ts';
import { ownTopicNames } from '../site/topic-names.ts';

/** Text that visitors typed may name a person, and all roles see the dashboard. */
const otherField = 'other';

/** One topic has a name in each language, and has had others before. */
const topicCases = inquiryTopics.map(
  (topic) =>
    sql`when interested_field in (${sql.join(namesOfTopic(topic))}) or interested_field in
      ${ownTopicNames([topic])} then ${sql.lit(topic)}`,
);
const field = sql<InquiryTopic | typeof otherField | ''>`case when interested_field = '' then ''
  ${sql.join(topicCases, sql` `)} else ${sql.lit(otherField)} end`;

export interface InquiryCounts {
  inquiries: number;
  /** Of them, those that ask for a sample. */
  samples: number;
  /** Of them, those that were answered until now. */
  answered: number;
}

export interface InquiryShare extends InquiryCounts {
  name: string;
}

const counts = sql`count(*) as inquiries, coalesce(sum(sample), 0) as samples,
  count(answered_at) as answered`;

const numbersOf = (row: InquiryCounts): InquiryCounts => ({
  inquiries: Number(row.inquiries),
  samples: Number(row.samples),
  answered: Number(row.answered),
});

/** Erased inquiries still count; what looked like spam does not. */
export function within(period: Period): RawBuilder<SqlBool> {
  return sql<SqlBool>`received_at >= ${startOf(period)} and received_at < ${endOf(period)}
    and quarantined = 0`;
}

// Written into the statement: as parameters SQLite would divide them as fractions.
const dayBucket = sql<number>`(received_at + ${sql.lit(seoulOffset)}) / ${sql.lit(day)}`;

/** By what inquiries are counted, each with the column or expression that names it. */
const kinds = {
  field,
  language: sql.ref('language'),
  businessType: sql.ref('business_type'),
  page: sql`coalesce(came_from_page, '')`,
  source: sql`coalesce(source, '')`,
  campaign: sql`coalesce(campaign, '')`,
};

type ShareKind = keyof typeof kinds;

/** Of each kind, as many as a list of visits has. */
const mostNames = 50;

/**
 * Of every kind the most frequent names. The inquiries of the period are looked up once, and then
 * counted six times: looking them up is what takes time.
 */
export async function readShares(
  { db }: Pick<Database, 'db'>,
  period: Period,
): Promise<Record<ShareKind, InquiryShare[]>> {
  const names = Object.keys(kinds) as ShareKind[];
  const columns = names.map((kind) => sql`${kinds[kind]} as ${sql.ref(kind)}`);
  const counted = names.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, ${sql.ref(kind)} as name, ${counts}
      from received group by ${sql.ref(kind)}`,
  );
  const { rows } = await sql<InquiryShare & { kind: ShareKind }>`
    with received as materialized (select sample, answered_at, ${sql.join(columns)}
      from inquiries where ${within(period)})
    ${sql.join(counted, sql` union all `)}`.execute(db);
  const listOf = (kind: ShareKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ name: row.name, ...numbersOf(row) }))
      .sort((a, b) => b.inquiries - a.inquiries || (a.name < b.name ? -1 : 1))
      .slice(0, mostNames);
  return Object.fromEntries(names.map((kind) => [kind, listOf(kind)])) as Record<
    ShareKind,
    InquiryShare[]
  >;
}

export async function readInquiryDays({ db }: Pick<Database, 'db'>, period: Period) {
  const { rows } = await sql<InquiryCounts & { bucket: number }>`
    select ${dayBucket} as bucket, ${counts} from inquiries where ${within(period)}
    group by 1`.execute(db);
  const first = dayNumber(startOf(period));
  const byDay = new Map(rows.map((row) => [Number(row.bucket), numbersOf(row)]));
  return daysOf(period).map((date, at) => ({
    day: date,
    ...(byDay.get(first + at) ?? { inquiries: 0, samples: 0, answered: 0 }),
  }));
}

export function totalOf(days: readonly InquiryCounts[]): InquiryCounts {
  const sum = (key: keyof InquiryCounts) => days.reduce((total, one) => total + one[key], 0);
  return { inquiries: sum('inquiries'), samples: sum('samples'), answered: sum('answered') };
}
