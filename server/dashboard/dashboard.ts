import { statfs } from 'node:fs/promises';
import { type RawBuilder, sql } from 'kysely';
import { namesOfTopic } from '#content/offered-topics.ts';
import { businessTypes } from '#domain/inquiry.ts';
import { type InquiryTopic, inquiryTopics } from '#domain/inquiry-topic.ts';
import { languages } from '#domain/language.ts';
import { day, seoulOffset } from '#domain/seoul.ts';
import { readBackupState } from '../backup/backup-state.ts';
import type { Config } from '../config.ts';
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

export interface Share {
  name: string;
  count: number;
}

export type Figures = Awaited<ReturnType<typeof readDashboard>>;

/** What the first page of the back office draws; erased inquiries still count. */
export async function readDashboard(
  { db, kind }: Database,
  config: Pick<Config, 'dataDir' | 'backupUrl'>,
  days: number,
  now = Date.now(),
) {
  const firstDay = Math.floor((now + seoulOffset) / day) - days + 1;
  const since = firstDay * day - seoulOffset;
  const shares = async (name: RawBuilder<string>, most: number) => {
    const { rows } = await sql<Share>`
      select ${name} as name, count(*) as count from inquiries
      where received_at >= ${since} and quarantined = 0
      group by 1 order by 2 desc, 1 limit ${most}`.execute(db);
    return rows.map(({ name, count }) => ({ name, count: Number(count) }));
  };

  return {
    days: await countDays(),
    byField: await shares(field, 8),
    byLanguage: await shares(sql.ref('language'), languages.length),
    byBusinessType: await shares(sql.ref('business_type'), businessTypes.length),
    openByAge: await countOpen(),
    mails: await countMails(),
    posts: await countPosts(),
    storage: await readStorage(),
    backup: await readBackupState(db, config, now),
  };

  async function countDays(): Promise<{ day: string; count: number }[]> {
    // Written into the statement: as parameters SQLite would divide them as fractions.
    const bucket = sql`(received_at + ${sql.lit(seoulOffset)}) / ${sql.lit(day)}`;
    const { rows } = await sql<{ bucket: number; count: number }>`
      select ${bucket} as bucket, count(*) as count from inquiries
      where received_at >= ${since} and quarantined = 0 group by 1`.execute(db);
    const counts = new Map(rows.map((row) => [Number(row.bucket), Number(row.count)]));
    return Array.from({ length: days }, (_, at) => ({
      day: new Date((firstDay + at) * day).toISOString().slice(0, 10),
      count: counts.get(firstDay + at) ?? 0,
    }));
  }

  async function countOpen() {
    const { rows } = await sql<{ received_at: number; count: number }>`
      select case when received_at > ${now - day} then 1 when received_at > ${now - 3 * day} then 3
        when received_at > ${now - 7 * day} then 7 else 99 end as received_at, count(*) as count
      from inquiries where status in ('new', 'in progress') and quarantined = 0 and erased_at is null
      group by 1`.execute(db);
    const counts = new Map(rows.map((row) => [Number(row.received_at), Number(row.count)]));
    const at = (key: number) => counts.get(key) ?? 0;
    return { underOneDay: at(1), underThreeDays: at(3), underSevenDays: at(7), older: at(99) };
  }

  async function countMails() {
    const rows = await db
      .selectFrom('outbox')
      .select(['state', (row) => row.fn.countAll<number>().as('count')])
      .where('state', 'in', ['waiting', 'failed'])
      .groupBy('state')
      .execute();
    const at = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return { waiting: at('waiting'), failed: at('failed') };
  }

  /** Posts, as the list counts them: one that is public in four languages is one. */
  async function countPosts() {
    const rows = await db
      .selectFrom('post_versions')
      .innerJoin('posts', 'posts.mnum', 'post_versions.mnum')
      .select(['state', (row) => row.fn.count<number>('posts.mnum').distinct().as('count')])
      .where('posts.deleted_at', 'is', null)
      .groupBy('state')
      .execute();
    const at = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return { drafts: at('draft'), scheduled: at('scheduled'), published: at('published') };
  }

  async function readStorage() {
    const size =
      kind === 'sqlite'
        ? sql`(select page_count * page_size from pragma_page_count(), pragma_page_size())`
        : sql`pg_database_size(current_database())`;
    const { rows } = await sql<{ size: number }>`select ${size} as size`.execute(db);
    const disk = await statfs(config.dataDir).catch(() => undefined);
    return {
      databaseBytes: Number(rows[0]?.size ?? 0),
      diskFreeBytes: disk ? disk.bavail * disk.bsize : null,
      diskBytes: disk ? disk.blocks * disk.bsize : null,
    };
  }
}
