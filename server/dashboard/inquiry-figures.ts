import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { namesOfTopic } from '#content/offered-topics.ts';
import { businessTypes } from '#domain/inquiry.ts';
import { type InquiryTopic, inquiryTopics } from '#domain/inquiry-topic.ts';
import { languages } from '#domain/language.ts';
import { daysOf, endOf, type Period, startOf } from '#domain/period.ts';
import { day, seoulOffset } from '#domain/seoul.ts';
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

/** By `name`, the most first. */
export async function readShares(
  { db }: Pick<Database, 'db'>,
  period: Period,
  name: RawBuilder<string>,
  most: number,
): Promise<InquiryShare[]> {
  const { rows } = await sql<InquiryShare>`
    select ${name} as name, ${counts} from inquiries where ${within(period)}
    group by 1 order by 2 desc, 1 limit ${most}`.execute(db);
  return rows.map((row) => ({ name: row.name, ...numbersOf(row) }));
}

export async function readInquiryDays({ db }: Pick<Database, 'db'>, period: Period) {
  // Written into the statement: as parameters SQLite would divide them as fractions.
  const bucket = sql`(received_at + ${sql.lit(seoulOffset)}) / ${sql.lit(day)}`;
  const { rows } = await sql<InquiryCounts & { bucket: number }>`
    select ${bucket} as bucket, ${counts} from inquiries where ${within(period)}
    group by 1`.execute(db);
  const first = Math.floor((startOf(period) + seoulOffset) / day);
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

export const readFields = (database: Pick<Database, 'db'>, period: Period) =>
  readShares(database, period, field, inquiryTopics.length + 2);

export const readInquiryLanguages = (database: Pick<Database, 'db'>, period: Period) =>
  readShares(database, period, sql.ref('language'), languages.length);

export const readBusinessTypes = (database: Pick<Database, 'db'>, period: Period) =>
  readShares(database, period, sql.ref('business_type'), businessTypes.length);
