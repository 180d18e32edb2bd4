import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type KyselyConfig, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { within } from '../within.ts';
import { createClock } from './clock.ts';
import { makeDataFolder } from './data-folder.ts';
import { restrictPermissions } from './data-folder-permissions.ts';
import { shareCommits } from './group-commit.ts';
import type { DatabaseKind } from './kind.ts';
import { migrate, missingSteps, refuseNewer } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openPool, writeOnPostgres } from './postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Inside `write` use only the transaction it gives: the write queue waits for it to finish. */
export type Trx = Transaction<Schema>;

export interface Database {
  db: Kysely<Schema>;
  kind: DatabaseKind;
  /** Resolves when the work is durably committed; on failure nothing of it is stored. */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** The database's time in milliseconds, the same for every instance. */
  now(): number;
  /** On PostgreSQL; only its counts are for others. */
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'>;
  close(): Promise<void>;
}

/** Told of every statement, how long it took and whether it failed. */
export type OnQuery = (milliseconds: number, hasFailed: boolean) => void;

interface ConnectedDatabase extends Database {
  /** Before it, `now` is our own time. */
  setClock(): Promise<void>;
}

export const sqliteFileName = 'site.sqlite';

export function sqlitePath(dataDir: string): string {
  return join(dataDir, sqliteFileName);
}

export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onQuery?: OnQuery,
): Promise<Database> {
  const database = await connectDatabase(config, onQuery);
  try {
    await migrate(database.db, database.kind);
    await database.setClock();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * For the serving site: a query fails after a time limit instead of letting visitors wait forever.
 * Migrations run before, without that limit, since large tables may take longer.
 */
export async function openServingDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  idleTimeout = 15_000,
  onQuery?: OnQuery,
): Promise<Database> {
  const database = await openDatabase(config, onQuery);
  if (!config.databaseUrl) return database;
  await database.close();
  const serving = openPostgres(config.databaseUrl, idleTimeout, onQuery);
  await serving.setClock();
  return serving;
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
  return (await within(patience, answered)) ?? false;
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
  return access(sqlitePath(dataDir)).then(
    () => true,
    () => false,
  );
}

/** Without its tables: for restoring, which makes them as they were in the backup. */
export async function connectDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onQuery?: OnQuery,
): Promise<ConnectedDatabase> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) await makeDataFolder(dataDir);
  // Beside PostgreSQL it still holds visitors' files.
  await restrictPermissions(dataDir);
  return databaseUrl ? openPostgres(databaseUrl, undefined, onQuery) : openSqlite(dataDir, onQuery);
}

function openSqlite(dataDir: string, onQuery?: OnQuery): ConnectedDatabase {
  const dialect = sqliteDialect(sqlitePath(dataDir));
  const db = new Kysely<Schema>({ dialect, ...telling(onQuery) });
  const { write, settled } = shareCommits(db);
  const close = () => settled().then(() => db.destroy());
  // On one machine there is one clock.
  return { db, kind: 'sqlite', write, now: () => Date.now(), close, setClock: async () => {} };
}

function openPostgres(
  databaseUrl: string,
  idleTimeout?: number,
  onQuery?: OnQuery,
): ConnectedDatabase {
  const pool = openPool(databaseUrl, idleTimeout);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...telling(onQuery) });
  const clock = createClock(async () => {
    const { rows } = await sql<{
      time: number;
    }>`select extract(epoch from clock_timestamp()) * 1000 as time`.execute(db);
    return Number(rows[0]?.time);
  });
  return {
    db,
    kind: 'postgres',
    pool,
    write: (work) => writeOnPostgres(db, work),
    now: clock.now,
    async close() {
      clock.stop();
      await db.destroy();
    },
    async setClock() {
      await clock.measure();
      clock.follow();
    },
  };
}

function telling(onQuery: OnQuery | undefined): Pick<KyselyConfig, 'log'> {
  if (!onQuery) return {};
  return {
    log: ({ queryDurationMillis, level }) => onQuery(queryDurationMillis, level === 'error'),
  };
}
