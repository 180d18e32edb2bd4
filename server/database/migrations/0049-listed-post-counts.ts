import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../kind.ts';

const week = 7 * 24 * 3_600_000;

/** The beginning of the week of a date, also before 1970, where a remainder is negative. */
const weekOf = (date: string) => `${date} - (${date} % ${week} + ${week}) % ${week}`;

/**
 * How many posts each language's list has, by week: the length of a list and the place of any page
 * in it are known without walking along it. By triggers, so that instances of the last release,
 * which know nothing of it, keep it true as well.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('listed_post_counts')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('week', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('listed_post_counts_key', ['language', 'week'])
    .execute();
  if (kind === 'sqlite') await countByRow(db);
  else await countByStatement(db);
  await sql`insert into listed_post_counts (language, week, count)
    select language, ${sql.raw(weekOf('reg_date'))}, count(*) from listed_posts group by 1, 2`.execute(
    db,
  );
}

/** A list's row is never updated: it is deleted and written anew. */
const changes = [
  { event: 'insert', row: 'new', sign: '' },
  { event: 'delete', row: 'old', sign: '-' },
];

async function countByRow(db: Kysely<unknown>) {
  for (const { event, row, sign } of changes) {
    await sql
      .raw(`create trigger listed_posts_${event} after ${event} on listed_posts begin
        insert into listed_post_counts (language, week, count)
        values (${row}.language, ${weekOf(`${row}.reg_date`)}, ${sign}1)
        on conflict (language, week) do update set count = count + excluded.count;
      end`)
      .execute(db);
  }
}

/** Once for many rows; in order, so that two writers do not wait for each other. */
async function countByStatement(db: Kysely<unknown>) {
  for (const { event, row, sign } of changes) {
    await sql
      .raw(`create function count_listed_posts_${event}() returns trigger language plpgsql as $$
      begin
        insert into listed_post_counts (language, week, count)
        select language, ${weekOf('reg_date')}, ${sign}count(*) from changed
        group by 1, 2 order by 1, 2
        on conflict (language, week)
        do update set count = listed_post_counts.count + excluded.count;
        return null;
      end $$`)
      .execute(db);
    await sql
      .raw(`create trigger listed_posts_${event} after ${event} on listed_posts
        referencing ${row} table as changed
        for each statement execute function count_listed_posts_${event}()`)
      .execute(db);
  }
}
