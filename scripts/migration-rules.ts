import { Kysely, sql } from 'kysely';
import { lastRelease } from '#server/database/last-release.ts';
import { migrations, type Step } from '#server/database/migrations.ts';
import { sqliteDialect } from '#server/database/sqlite-dialect.ts';
import { reportErrors } from './report-errors.ts';

interface Column {
  isRequired: boolean;
  hasDefault: boolean;
}

/** As SQLite describes it; keys, checks, triggers and types are not looked at. */
interface Shape {
  /** By `table.column`. */
  columns: Map<string, Column>;
  indexes: Set<string>;
  /** What must differ from row to row, as `table (column, …)`. */
  unique: Set<string>;
}

// biome-ignore lint/suspicious/noExplicitAny: the tables of each step are in no type.
type AnyDb = Kysely<any>;

export async function reportMigrationErrors(): Promise<void> {
  reportErrors(await migrationErrors(migrations, lastRelease));
}

/** What in the steps after the last release would break instances of it that go on serving. */
export async function migrationErrors(
  steps: readonly Step[],
  { step: lastStep, unused }: typeof lastRelease,
): Promise<string[]> {
  const db: AnyDb = new Kysely({ dialect: sqliteDialect(':memory:') });
  const errors: string[] = [];
  // All in one transaction: each connection would have a memory of its own.
  await db.transaction().execute(async (trx) => {
    const isReleased = ({ number }: Step) => number <= lastStep;
    for (const { migration } of steps.filter(isReleased)) await migration.up(trx, 'sqlite');
    const released = await readShape(trx);
    let before = released;
    for (const step of steps.filter((each) => !isReleased(each))) {
      await step.migration.up(trx, 'sqlite');
      const after = await readShape(trx);
      const name = `migration ${step.number} ${step.name}`;
      errors.push(
        ...takenAway(released, before, after).flatMap((what) =>
          errorsOfDrop(what, step, unused).map((error) => `${name} ${error}`),
        ),
        ...demanded(released, before, after).map((error) => `${name} ${error}`),
      );
      before = after;
    }
  });
  await db.destroy();
  return errors;
}

function takenAway(released: Shape, before: Shape, after: Shape): string[] {
  const names = (shape: Shape) => new Set([...shape.columns.keys(), ...shape.indexes]);
  const [had, has] = [names(before), names(after)];
  const unique = [...released.unique].filter((one) => before.unique.has(one));
  return [
    ...[...names(released)].filter((name) => had.has(name) && !has.has(name)),
    ...unique.filter((one) => !after.unique.has(one) && hasColumns(one, after)),
  ];
}

function errorsOfDrop(what: string, { name }: Step, unused: readonly string[]): string[] {
  if (!unused.includes(what)) {
    return [
      `drops or renames ${what}, which the last release uses: keep it until a release is out that does not, then name it in server/database/last-release.ts`,
    ];
  }
  return name.startsWith('contract-') ? [] : [`drops ${what}: name the step contract-…`];
}

/** What the last release's inserts and updates would be refused for. */
function demanded(released: Shape, before: Shape, after: Shape): string[] {
  const tables = new Set([...released.columns.keys()].map(tableOf));
  const errors: string[] = [];
  for (const [name, column] of after.columns) {
    const known = before.columns.get(name);
    if (!tables.has(tableOf(name)) || !column.isRequired) continue;
    if (!known && !column.hasDefault) {
      errors.push(`adds ${name} without a default: the last release inserts rows without it`);
    }
    if (known && (!known.isRequired || (known.hasDefault && !column.hasDefault))) {
      errors.push(`requires ${name}: the last release inserts rows without it`);
    }
  }
  for (const unique of after.unique) {
    if (before.unique.has(unique) || !hasColumns(unique, released)) continue;
    errors.push(`makes ${unique} unique: the last release may write the same twice`);
  }
  return errors;
}

const tableOf = (name: string) => name.slice(0, name.indexOf('.'));

function hasColumns(unique: string, { columns }: Shape): boolean {
  const [, table, list = ''] = /^(\S+) \((.*)\)$/.exec(unique) ?? [];
  return list.split(', ').every((column) => columns.has(`${table}.${column}`));
}

async function readShape(db: AnyDb): Promise<Shape> {
  const shape: Shape = { columns: new Map(), indexes: new Set(), unique: new Set() };
  const columns = await sql<{ name: string; required: number; key: number; default: unknown }>`
    select tables.name || '.' || columns.name as name, "notnull" as required, pk as key,
      dflt_value as "default"
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite%'
      and tables.name not like 'inquiry_search_%'`.execute(db);
  for (const { name, required, key, default: value } of columns.rows) {
    // A key that is an integer numbers itself.
    shape.columns.set(name, {
      isRequired: required === 1,
      hasDefault: value !== null || key > 0,
    });
  }
  const indexes = await sql<{ name: string; unique: number; origin: string; on: string }>`
    select indexes.name, indexes."unique", indexes.origin, tables.name || ' (' ||
      (select group_concat(coalesce(name, 'an expression'), ', ') from pragma_index_info(indexes.name)) || ')' as "on"
    from sqlite_master as tables, pragma_index_list(tables.name) as indexes
    where tables.type = 'table'`.execute(db);
  for (const { name, unique, origin, on } of indexes.rows) {
    if (origin === 'c') shape.indexes.add(name);
    if (unique === 1) shape.unique.add(on);
  }
  return shape;
}
