import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { missingSteps } from '../database/migrate.ts';
import { migrations } from '../database/migrations.ts';
import { openForReading, type ReadableDatabase } from '../database/open-for-reading.ts';
import { errorLine } from '../start-error.ts';
import { compareClock, type Finding, fault, good } from './finding.ts';

/** The oldest that its makers still mend. */
const oldestPostgres = 15;

export async function checkDatabase(config: Config): Promise<Finding[]> {
  let database: ReadableDatabase | undefined;
  try {
    database = await openForReading(config);
    if (!database) return [good('no SQLite file yet: the first start makes it')];
    return [...(await checkServer(database)), await checkTables(database)];
  } catch (error) {
    return [fault(errorLine(error, config))];
  } finally {
    await database?.close();
  }
}

async function checkServer({ db, kind }: ReadableDatabase): Promise<Finding[]> {
  if (kind === 'sqlite') {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
    return [good(`SQLite ${rows[0]?.version}`)];
  }
  const before = Date.now();
  const { rows } = await sql<{ version: string; now: number }>`
    select current_setting('server_version') as version,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
  const ours = (before + Date.now()) / 2;
  const { version = '', now = ours } = rows[0] ?? {};
  const isTooOld = Number.parseInt(version, 10) < oldestPostgres;
  const text = `PostgreSQL ${version}`;
  return [
    isTooOld ? fault(`${text} is too old: ${oldestPostgres} or newer is needed`) : good(text),
    ...compareClock(now, ours, 2),
  ];
}

async function checkTables({ db }: ReadableDatabase): Promise<Finding> {
  const missing = await missingSteps(db);
  if (missing.length === 0) return good('tables are up to date');
  if (missing.length === migrations.length) return good('empty: the first start makes the tables');
  return good(`${missing.length} migrations are missing: the next start applies them`);
}
