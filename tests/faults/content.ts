import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { connectDatabase, type Database } from '#server/database/database.ts';
import { openStore } from '#server/files/open-store.ts';
import type { StoreName } from '#server/files/store.ts';
import type { Place } from '../support/test-config.ts';

type Row = Record<string, string | number | null>;

/** All that a site is made of, in one form on both databases. */
export interface Content {
  kind: Database['kind'];
  tables: Record<string, Row[]>;
  /** Sums of the contents by `files/<key>` and `pictures/<key>`. */
  files: Record<string, string>;
  /** The numbers of the inquiries whose words can be searched. */
  searchable: number[];
  /** Tables, columns, indexes and constraints, as the database describes them. */
  schema: string[];
}

/**
 * Read without the code that makes backups, so that what that code overlooks is seen. The tables of
 * the search indexes differ between the databases; which inquiries they know does not.
 */
export async function readContent(place: Place): Promise<Content> {
  const database = await connectDatabase(place);
  // biome-ignore lint/suspicious/noExplicitAny: whatever tables there are.
  const db = database.db as Kysely<any>;
  try {
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    const tables: Content['tables'] = {};
    for (const name of names.filter((one) => !isSearchIndex(one))) {
      const rows = await db.selectFrom(name).selectAll().execute();
      tables[name] = rows.map(plain).sort(byText);
    }
    return {
      kind: database.kind,
      tables,
      files: { ...(await sumsOf(place, 'files')), ...(await sumsOf(place, 'pictures')) },
      searchable: names.includes('inquiry_search') ? await readSearchable(database) : [],
      schema: await readSchema(database),
    };
  } finally {
    await database.close();
  }
}

const isSearchIndex = (name: string) => /^(inquiry_search|listed_titles)/.test(name);

function plain(row: Record<string, unknown>): Row {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'boolean'
        ? Number(value)
        : value,
  ]);
  return Object.fromEntries(values.sort(([a], [b]) => String(a).localeCompare(String(b))));
}

const byText = (a: Row, b: Row) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

async function sumsOf({ dataDir }: Place, name: StoreName): Promise<Record<string, string>> {
  const store = await openStore({ dataDir, filesUrl: undefined }, name);
  const sums: Record<string, string> = {};
  for await (const key of store.keys()) {
    const hash = createHash('sha256');
    for await (const chunk of (await store.get(key))?.stream ?? []) hash.update(chunk);
    sums[`${name}/${key}`] = hash.digest('hex');
  }
  return sums;
}

async function readSearchable({ db, kind }: Database): Promise<number[]> {
  const number = kind === 'sqlite' ? sql.ref('rowid') : sql.ref('number');
  const { rows } = await sql<{ number: number }>`
    select ${number} as number from inquiry_search order by 1`.execute(db);
  return rows.map((row) => row.number);
}

async function readSchema({ db, kind }: Database): Promise<string[]> {
  const described =
    kind === 'sqlite'
      ? sql<{ line: string }>`select coalesce(sql, name) as line from sqlite_master`
      : sql<{ line: string }>`
          select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
            as line from information_schema.columns where table_schema = 'public'
          union all select indexdef from pg_indexes where schemaname = 'public'
          union all select concat_ws(' ', conrelid::regclass::text, pg_get_constraintdef(oid))
            from pg_constraint where connamespace = 'public'::regnamespace`;
  const { rows } = await described.execute(db);
  return rows.map(({ line }) => line).sort();
}
