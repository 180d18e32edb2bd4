import pg from 'pg';
import type { Config } from '../config.ts';
import { sqlitePath } from '../database/database.ts';
import { openSqliteFile } from '../database/node-sqlite.ts';
import { numbersAsNumbers } from '../database/postgres-dialect.ts';

export type Row = Record<string, string | number | null>;

export interface Table {
  name: string;
  columns: string[];
  /** The columns of the primary key. */
  key: string[];
}

/** All tables as they are at one moment, while the site goes on writing. */
export interface Snapshot {
  /** In the order in which they were made, so that what is referred to comes first. */
  tables: Table[];
  /** The last number that each self-numbering table gave out. */
  counters: Record<string, number>;
  rows(table: Table): AsyncIterable<Row>;
  /** May be called twice. */
  close(): Promise<void>;
}

export function openSnapshot(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Snapshot> {
  return config.databaseUrl
    ? openPostgresSnapshot(config.databaseUrl)
    : openSqliteSnapshot(sqlitePath(config.dataDir));
}

async function openSqliteSnapshot(path: string): Promise<Snapshot> {
  const file = openSqliteFile(path, 'read');
  let isOpen = true;
  file.run('begin', []);
  const list = <T>(sql: string, ...values: string[]) => file.run(sql, values).rows as T[];
  const found = list<{ name: string }>(`select name from sqlite_master where type = 'table'
    and name not like 'sqlite\\_%' escape '\\' order by rowid`);
  const tables = found.filter(isContent).map(({ name }) => {
    const columns = list<{ name: string; pk: number }>(
      'select name, pk from pragma_table_info(?)',
      name,
    );
    const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
    return { name, columns: namesOf(columns), key: namesOf(key) };
  });
  // SQLite makes this table with the first that numbers its rows.
  const [numbers] = list(`select 1 from sqlite_master where name = 'sqlite_sequence'`);
  const counters = numbers
    ? list<{ name: string; seq: number }>('select name, seq from sqlite_sequence')
    : [];
  return {
    tables,
    counters: Object.fromEntries(counters.map(({ name, seq }) => [name, seq])),
    async *rows(table) {
      for (const row of file.stream(selectAll(table), [])) yield plainRow(row as object);
    },
    async close() {
      if (isOpen) file.close();
      isOpen = false;
    },
  };
}

async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, types: numbersAsNumbers });
  // A broken connection fails its queries; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  let isOpen = true;
  await client.query('begin isolation level repeatable read read only');
  const list = async <T>(sql: string, ...values: string[]) =>
    (await client.query(sql, values)).rows as T[];

  const tables: Table[] = [];
  const counters: Record<string, number> = {};
  const found = await list<{ name: string }>(`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`);
  for (const { name } of found.filter(isContent)) {
    const columns = await list<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'
       order by ordinal_position`,
      name,
    );
    const key = await list<{ name: string }>(
      `select attname as name from pg_index join pg_attribute
       on attrelid = indrelid and attnum = any(indkey)
       where indisprimary and indrelid = $1::regclass order by array_position(indkey, attnum)`,
      quote(name),
    );
    tables.push({ name, columns: namesOf(columns), key: namesOf(key) });
    const [counter] = await list<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      quote(name),
      key[0]?.name ?? '',
    );
    if (!counter?.sequence) continue;
    const [last] = await list<{ value: string }>(
      `select case when is_called then last_value else 0 end as value from ${counter.sequence}`,
    );
    counters[name] = Number(last?.value ?? 0);
  }

  return {
    tables,
    counters,
    async *rows(table) {
      await client.query(`declare reading no scroll cursor for ${selectAll(table)}`);
      for (;;) {
        const { rows } = await client.query('fetch 500 from reading');
        if (rows.length === 0) break;
        for (const row of rows) yield plainRow(row);
      }
      await client.query('close reading');
    },
    async close() {
      if (isOpen) await client.end();
      isOpen = false;
    },
  };
}

/**
 * The search index of inquiries differs between the databases and is made anew from them; what is
 * kept about listed posts the database itself keeps while they are loaded.
 */
const derived = /^(inquiry_search|listed_titles|listed_post_counts$)/;

/** What tells the visitors of one day apart must not outlive it. */
const ofOneDay = /^insight_(salts|visits)$/;

function isContent({ name }: { name: string }): boolean {
  return !derived.test(name) && !ofOneDay.test(name);
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function selectAll({ name, columns }: Table): string {
  return `select ${columns.map(quote).join(', ')} from ${quote(name)}`;
}

function namesOf(things: { name: string }[]): string[] {
  return things.map(({ name }) => name);
}

/** The two databases hand out some types differently; here a value has one form. */
export function plainRow(row: object): Row {
  const entries = Object.entries(row).map(([name, value]) => [name, plainValue(value)]);
  return Object.fromEntries(entries);
}

function plainValue(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'bigint') return Number(value);
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`a backup cannot hold a ${Object.prototype.toString.call(value)}`);
}
