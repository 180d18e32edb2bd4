import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../kind.ts';

/**
 * A title is found by the letters that stand side by side in it: three by three in SQLite's own
 * full-text index, two by two in PostgreSQL's index of arrays. Both are kept by the database, also
 * for instances of the last release.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  if (kind === 'postgres') {
    await addPairs(db);
    await sql`create index listed_posts_pairs on listed_posts using gin (title_pairs(title))`.execute(
      db,
    );
    return;
  }
  await sql`create virtual table listed_titles using fts5(
    title, content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1')`.execute(
    db,
  );
  await sql
    .raw(`create trigger listed_titles_insert after insert on listed_posts begin
      insert into listed_titles (rowid, title) values (${numberOf('new.')}, new.title);
    end`)
    .execute(db);
  await sql
    .raw(`create trigger listed_titles_delete after delete on listed_posts begin
      delete from listed_titles where rowid = ${numberOf('old.')};
    end`)
    .execute(db);
  await sql
    .raw(`insert into listed_titles (rowid, title)
      select ${numberOf('')}, title from listed_posts`)
    .execute(db);
}

export async function upBesideWriters(db: Kysely<unknown>) {
  await addPairs(db);
  await sql`drop index if exists listed_posts_pairs`.execute(db);
  await sql`create index concurrently listed_posts_pairs on listed_posts
    using gin (title_pairs(title))`.execute(db);
}

/** One number of a post and a language of two letters, whatever languages will come. */
function numberOf(row: string): string {
  const language = `${row}language`;
  return `${row}mnum * 1024 + (unicode(${language}) - 97) * 26 + unicode(substr(${language}, 2)) - 97`;
}

async function addPairs(db: Kysely<unknown>) {
  await sql`create or replace function title_pairs(title text) returns text[]
    language sql immutable strict parallel safe as $$
      select array(select distinct substr(title, at, 2) from generate_series(1, length(title)) as at)
    $$`.execute(db);
}
