import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { day } from '#domain/seoul.ts';
import { readBackupState } from '../backup/backup-state.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { listOverdue, readOverdueLimit } from '../inquiries/overdue.ts';
import { countUnsentMails } from '../mail/unsent.ts';

export type SiteState = Awaited<ReturnType<typeof readSiteState>>;

/** How things stand at this moment, whatever period is looked at. Counts only, nobody's data. */
export async function readSiteState(
  database: Database,
  config: Pick<Config, 'dataDir' | 'backupUrl'>,
  now = database.now(),
) {
  const { db, kind } = database;
  return {
    openByAge: await countOpen(),
    overdue: await countOverdue(),
    undelivered: await countUndelivered(),
    mails: await countUnsentMails(db),
    posts: await countPosts(),
    storage: await readStorage(),
    backup: await readBackupState(db, config, now),
  };

  async function countOpen() {
    const { rows } = await sql<{ age: number; count: number }>`
      select case when received_at > ${now - day} then 1 when received_at > ${now - 3 * day} then 3
        when received_at > ${now - 7 * day} then 7 else 99 end as age, count(*) as count
      from inquiries where status in ('new', 'in progress') and quarantined = 0 and erased_at is null
      group by 1`.execute(db);
    const counts = new Map(rows.map((row) => [Number(row.age), Number(row.count)]));
    const at = (key: number) => counts.get(key) ?? 0;
    return { underOneDay: at(1), underThreeDays: at(3), underSevenDays: at(7), older: at(99) };
  }

  /** What waits longer than the owner wants to be reminded of. */
  async function countOverdue() {
    const days = await readOverdueLimit(db);
    return { count: (await listOverdue(database, days, now)).length, days };
  }

  async function countUndelivered(): Promise<number> {
    const { count } = await db
      .selectFrom('inquiries')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('reply_state', '=', 'failed')
      .where('quarantined', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(count);
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
