import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from './database.ts';
import { migrations, type Step } from './migrations.ts';

/** It was last used by a newer program; ours would misread or damage it. */
export class DatabaseTooNew extends Error {
  constructor(unknownStep: string) {
    super(
      `The database has been used by a newer version of this program (it has "${unknownStep}"): start that version, or restore an older backup.`,
    );
  }
}

interface Applied {
  applied_migrations: { number: number; name: string; applied_at: number };
}

const advisoryLock = 7_460_131;

/** All missing steps in one transaction under a lock, so two processes may start at once. */
export async function migrate<S>(
  database: Kysely<S>,
  kind: DatabaseKind,
  steps: readonly Step[] = migrations,
): Promise<void> {
  const db = database as unknown as Kysely<Applied>;
  if (missing(steps, await appliedSteps(db)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
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
  });
}

function missing(steps: readonly Step[], applied: Map<number, string>): Step[] {
  const known = new Set(steps.map((step) => step.number));
  for (const [number, name] of applied) {
    if (!known.has(number)) throw new DatabaseTooNew(`${number} ${name}`);
  }
  return steps.filter((step) => !applied.has(step.number));
}

async function appliedSteps(db: Kysely<Applied>): Promise<Map<number, string>> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === 'applied_migrations')) return new Map();
  const rows = await db.selectFrom('applied_migrations').select(['number', 'name']).execute();
  return new Map(rows.map(({ number, name }) => [number, name]));
}
