import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from './kind.ts';
import {
  advisoryLock,
  inOwnTransaction,
  outsideTransaction,
  type Patience,
} from './migration-lock.ts';
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

/**
 * Each missing step in a transaction of its own, so that none holds up those who use what another
 * has changed, under a lock, so that several processes may start at once. A process that dies in
 * between leaves the steps that it has finished, and the next one goes on from there.
 */
export async function migrate<S>(
  db: Kysely<S>,
  kind: DatabaseKind,
  steps: readonly Step[] = migrations,
  patience: Patience = {},
): Promise<void> {
  const all = await missingSteps(db, steps);
  // Nobody uses a new database: there it is all or nothing.
  if (all.length === steps.length) {
    await inOwnTransaction(db, kind, patience, async (trx) => {
      if ((await missingSteps(trx, steps)).length === steps.length) {
        await applySteps(trx, kind, steps);
      }
    });
  }
  for (const step of await missingSteps(db, steps)) {
    // Others may have applied it, or begun a restore, while we waited for our turn.
    const isMissing = async (now: Kysely<S>) => (await missingSteps(now, steps)).includes(step);
    const { up, upBesideWriters } = step.migration;
    if (kind === 'postgres' && upBesideWriters) {
      await outsideTransaction(db, async (connection) => {
        if (await isMissing(connection)) await applyStep(connection, step, upBesideWriters);
      });
    } else {
      await inOwnTransaction(db, kind, patience, async (trx) => {
        if (await isMissing(trx)) await applyStep(trx, step, (own) => up(own, kind));
      });
    }
  }
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

/** All at once, inside a transaction that has locked the tables. */
export async function applySteps<S>(
  trx: Kysely<S>,
  kind: DatabaseKind,
  steps: readonly Step[],
): Promise<void> {
  await trx.schema
    .createTable('applied_migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const step of missing(steps, await appliedSteps(trx))) {
    await applyStep(trx, step, (own) => step.migration.up(own, kind));
  }
}

async function applyStep<S>(
  db: Kysely<S>,
  { number, name }: Step,
  up: (db: Kysely<S>) => Promise<void>,
): Promise<void> {
  await up(db);
  await (db as unknown as Kysely<Applied>)
    .insertInto('applied_migrations')
    .values({ number, name, applied_at: Date.now() })
    .execute();
}

/** What the database lacks; throws when a newer program took away what ours needs, or it is half restored. */
export async function missingSteps<S>(
  db: Kysely<S>,
  steps: readonly Step[] = migrations,
): Promise<Step[]> {
  const tables = await tableNames(db);
  if (tables.includes(restoreMarker)) throw new RestoreUnfinished();
  if (!tables.includes('applied_migrations')) return [...steps];
  return missing(steps, await appliedSteps(db));
}

/** Throws when a newer program has changed the database in any way. */
export async function refuseNewer<S>(db: Kysely<S>, steps = migrations): Promise<void> {
  for (const unknown of unknownSteps(steps, await appliedSteps(db))) {
    throw new DatabaseTooNew(unknown);
  }
}

/** Other steps only add, so that the last release can go on serving beside and after them. */
const isContracting = (name: string) => name.startsWith('contract-');

function missing(steps: readonly Step[], applied: Map<number, string>): Step[] {
  for (const unknown of unknownSteps(steps, applied, isContracting)) {
    throw new DatabaseTooNew(unknown);
  }
  return steps.filter((step) => !applied.has(step.number));
}

function unknownSteps(
  steps: readonly Step[],
  applied: Map<number, string>,
  which = (_name: string) => true,
): string[] {
  const known = new Set(steps.map((step) => step.number));
  return [...applied]
    .filter(([number, name]) => !known.has(number) && which(name))
    .map(([number, name]) => `${number} ${name}`);
}

async function appliedSteps<S>(db: Kysely<S>): Promise<Map<number, string>> {
  const rows = await (db as unknown as Kysely<Applied>)
    .selectFrom('applied_migrations')
    .select(['number', 'name'])
    .execute();
  return new Map(rows.map(({ number, name }) => [number, name]));
}
