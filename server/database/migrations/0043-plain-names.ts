import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db.schema.alterTable('doomed_files').renameTo('pending_deletions').execute();
  await db.schema.alterTable('inquiries').renameColumn('suspicions', 'spam_signals').execute();
}
