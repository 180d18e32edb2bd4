import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { postgresDialect, writeOnPostgres } from './postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { shareCommits } from './shared-commits.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Inside `write` use only the transaction it gives: the write queue waits for it to finish. */
export type Trx = Transaction<Schema>;

export interface Database {
  db: Kysely<Schema>;
  kind: DatabaseKind;
  /** Resolves when the work is durably committed; on failure nothing of it is stored. */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const sqliteFileName = 'site.sqlite';

export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<Database> {
  const database = await connectDatabase(config);
  try {
    await migrate(database.db, database.kind);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Without its tables: for restoring, which makes them as they were in the backup. */
export function connectDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  return databaseUrl ? Promise.resolve(openPostgres(databaseUrl)) : openSqlite(dataDir);
}

async function openSqlite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const db = new Kysely<Schema>({ dialect: sqliteDialect(join(dataDir, sqliteFileName)) });
  const { write, settled } = shareCommits(db);
  const close = () => settled().then(() => db.destroy());
  return { db, kind: 'sqlite', write, close };
}

function openPostgres(databaseUrl: string): Database {
  const db = new Kysely<Schema>({ dialect: postgresDialect(databaseUrl) });
  return {
    db,
    kind: 'postgres',
    write: (work) => writeOnPostgres(db, work),
    close: () => db.destroy(),
  };
}
