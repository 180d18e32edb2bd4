import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Whatever held something of a person who was erased. */
const tables = [
  'inquiries',
  'inquiry_events',
  'inquiry_drafts',
  'reply_attachments',
  'outbox',
  'received_mails',
  'files',
  'inquiry_search',
] as const;

/** For so long others may have to wait behind us, and then while a table is written anew. */
const lockTimeout = '1s';
const longestRewrite = '5s';

/**
 * On PostgreSQL an erased row lives on as an old version, and a vacuum only gives its place free
 * without overwriting it. Writing the tables anew leaves both behind, with their indexes and what
 * lies in TOAST. Tries every table before it fails.
 */
export async function rewriteTables(db: Database['db']): Promise<void> {
  const errors: unknown[] = [];
  await db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(connection);
    try {
      for (const table of tables) {
        await rewriteTable(connection, table).catch((error) => errors.push(error));
      }
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
  if (errors.length > 0) throw errors[0];
}

async function rewriteTable(connection: Database['db'], name: string): Promise<void> {
  const table = sql.table(name);
  const before = await readState(connection, name);
  await sql`set statement_timeout = ${sql.lit(longestRewrite)}`.execute(connection);
  try {
    await sql`vacuum full ${table}`.execute(connection);
  } finally {
    await sql`reset statement_timeout`.execute(connection);
    // Also when that failed; and after it the planner knows again which pages need no second look.
    await sql`vacuum ${table}`.execute(connection);
  }
  const after = await readState(connection, name);
  // PostgreSQL only warns.
  if (after.file === before.file) throw new Error(`${name} was not rewritten: who owns it?`);
  if (after.dead > 0) throw new Error(`Somebody is reading older versions of ${name}.`);
}

async function readState(connection: Database['db'], name: string) {
  const { rows } = await sql<{ file: number; dead: number }>`
    select pg_relation_filenode(${name}::regclass) as file,
      pg_stat_get_dead_tuples(${name}::regclass) as dead`.execute(connection);
  return rows[0] ?? { file: 0, dead: 0 };
}
