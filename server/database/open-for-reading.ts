import { existsSync } from 'node:fs';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import type { Config } from '../config.ts';
import { type Database, hasSqliteFile, sqlitePath } from './database.ts';
import { openUnchanged } from './node-sqlite.ts';
import { openPool } from './postgres-dialect.ts';
import type { Schema } from './schema.ts';

export type ReadableDatabase = Pick<Database, 'db' | 'kind' | 'close'>;

/** Makes, migrates and locks nothing; undefined where there is no SQLite file. */
export async function openForReading({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<ReadableDatabase | undefined> {
  if (databaseUrl) {
    const pool = openPool(databaseUrl, 5_000);
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    return { db, kind: 'postgres', close: () => db.destroy() };
  }
  if (!(await hasSqliteFile(dataDir))) return undefined;
  const path = sqlitePath(dataDir);
  // Without that file nobody has the database open, and reading would leave one behind.
  const database = openUnchanged(path, existsSync(`${path}-wal`) ? 'shared' : 'alone');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  return { db, kind: 'sqlite', close: () => db.destroy() };
}
