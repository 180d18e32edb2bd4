import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from './kind.ts';
import { migrations, type Step } from './migrations.ts';
import { RestoreUnfinished, restoreMarker, tableNames } from './restore-marker.ts';

/** It was last used by a newer program; ours would misread or damage it. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew';
  constructor(unknownStep: string) {
    super(
      `The database has been used by a newer version of this program (it has "${unknownStep}"): use that version, or restore an older backup.`,
    );
  }
}

interface Applied {
  applied_migrations: { number: number; name: string; applied_at: number };
}

const advisoryLock = 7_460_131;

/** All missing steps in one transaction under a lock, so two processes may start at once. */
export async function migrate<S>(
  db: Kysely<S>,
  kind: DatabaseKind,
  steps: readonly Step[] = migrations,
): Promise<void> {
  if ((await missingSteps(db, steps)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockTables(trx, kind);
    // A restore may have begun while we waited.
    await missingSteps(trx, steps);
    await applySteps(trx, kind, steps);
  });
}

/** For the length of a transaction nobody else makes or changes tables. */
export async function lockTables<S>(
  trx: Kysely<S>,
  kind: DatabaseKind,
  busyTimeoutSeconds = 0,
): Promise<void> {
  // A SQLite transaction locks out every other one from its beginning.
  if (kind === 'sqlite') return;
  await sql`select set_config('lock_timeout', ${`${busyTimeoutSeconds}s`}, true)`.execute(trx);
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
  await sql`select set_config('lock_timeout', '0', true)`.execute(trx);
}

/** Inside a transaction that has locked the tables. */
export async function applySteps<S>(
  transaction: Kysely<S>,
  kind: DatabaseKind,
  steps: readonly Step[],
): Promise<void> {
  const trx = transaction as unknown as Kysely<Applied>;
  await trx.schema
    .createTable('applied_migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const { number, name, migration } of missing(steps, await appliedSteps(trx))) {
    await migration.up(trx, kind);
    await trx
      .insertInto('applied_migrations')
      .values({ number, name, applied_at: Date.now() })
      .execute();
  }
}

/** What the database lacks; throws when it is newer than the steps, or half restored. */
export async function missingSteps<S>(
  database: Kysely<S>,
  steps: readonly Step[] = migrations,
): Promise<Step[]> {
  const db = database as unknown as Kysely<Applied>;
  const tables = await tableNames(db);
  if (tables.includes(restoreMarker)) throw new RestoreUnfinished();
  if (!tables.includes('applied_migrations')) return [...steps];
  return missing(steps, await appliedSteps(db));
}

function missing(steps: readonly Step[], applied: Map<number, string>): Step[] {
  const known = new Set(steps.map((step) => step.number));
  for (const [number, name] of applied) {
    if (!known.has(number)) throw new DatabaseTooNew(`${number} ${name}`);
  }
  return steps.filter((step) => !applied.has(step.number));
}

async function appliedSteps(db: Kysely<Applied>): Promise<Map<number, string>> {
  const rows = await db.selectFrom('applied_migrations').select(['number', 'name']).execute();
  return new Map(rows.map(({ number, name }) => [number, name]));
}
