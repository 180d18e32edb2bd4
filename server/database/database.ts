import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { restrictPermissions } from './data-folder-permissions.ts';
import { shareCommits } from './group-commit.ts';
import type { DatabaseKind } from './kind.ts';
import { migrate, missingSteps, refuseNewer } from './migrate.ts';
import { migrations } from './migrations.ts';
import { postgresDialect, writeOnPostgres } from './postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

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

/**
 * For the serving site: a query fails after a time limit instead of letting visitors wait for ever.
 * Migrations run before, without that limit, since large tables may take longer.
 */
export async function openServingDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  idleTimeout = 15_000,
): Promise<Database> {
  const database = await openDatabase(config);
  if (!config.databaseUrl) return database;
  await database.close();
  return openPostgres(config.databaseUrl, idleTimeout);
}

/** Whether the database answers within `patience` milliseconds. */
export async function isAnswering(
  { db }: Pick<Database, 'db'>,
  patience = 3_000,
): Promise<boolean> {
  const question = db.selectFrom('settings').select('key').limit(1).execute();
  const answered = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(patience, false, { ref: false })]);
}

/**
 * Without migrating, since an older version may be serving it; creates no database. One that a newer
 * version has changed is refused: what else belongs to it is not known here.
 */
export async function openExistingDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<Database | undefined> {
  if (!config.databaseUrl && !(await hasSqliteFile(config.dataDir))) return undefined;
  const database = await connectDatabase(config);
  try {
    const isThere = (await missingSteps(database.db)).length < migrations.length;
    if (isThere) {
      await refuseNewer(database.db);
      return database;
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  await database.close();
  return undefined;
}

export function hasSqliteFile(dataDir: string): Promise<boolean> {
  return access(join(dataDir, sqliteFileName)).then(
    () => true,
    () => false,
  );
}

/** Without its tables: for restoring, which makes them as they were in the backup. */
export async function connectDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Beside PostgreSQL it still holds visitors' files.
  await restrictPermissions(dataDir);
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}

function openSqlite(dataDir: string): Database {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(join(dataDir, sqliteFileName)) });
  const { write, settled } = shareCommits(db);
  const close = () => settled().then(() => db.destroy());
  return { db, kind: 'sqlite', write, close };
}

function openPostgres(databaseUrl: string, idleTimeout?: number): Database {
  const db = new Kysely<Schema>({ dialect: postgresDialect(databaseUrl, idleTimeout) });
  return {
    db,
    kind: 'postgres',
    write: (work) => writeOnPostgres(db, work),
    close: () => db.destroy(),
  };
}
