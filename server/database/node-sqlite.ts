import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** How long SQLite may block the process for a lock; longer waits are asynchronous retries. */
const busyMilliseconds = 20;
const keptStatements = 400;

interface Rows {
  rows: Record<string, unknown>[];
  changes?: bigint;
  insertId?: bigint;
}

/** One connection to the file with its prepared statements. The only place that knows node:sqlite. */
export interface SqliteFile {
  run(sql: string, parameters: readonly unknown[]): Rows;
  stream(sql: string, parameters: readonly unknown[]): IterableIterator<unknown>;
  close(): void;
}

export function openSqliteFile(path: string, access: 'read' | 'write'): SqliteFile {
  const database = new DatabaseSync(path, { timeout: busyMilliseconds });
  // FULL: what a visitor was told is stored must survive a power cut.
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -16000');
  database.exec('pragma temp_store = memory; pragma journal_size_limit = 67108864');
  // What is erased is overwritten with zeros: nobody may read it from a stolen disk.
  if (access === 'write') database.exec('pragma secure_delete = on');
  if (access === 'read') database.exec('pragma query_only = on');
  const statements = new Map<string, StatementSync>();

  function prepare(sql: string): StatementSync {
    const kept = statements.get(sql);
    if (kept) return kept;
    const statement = database.prepare(sql);
    if (statements.size >= keptStatements) statements.delete(statements.keys().next().value ?? '');
    statements.set(sql, statement);
    return statement;
  }

  return {
    run(sql, parameters) {
      const statement = prepare(sql);
      const values = parameters.map(toSqlite);
      if (statement.columns().length > 0) return { rows: statement.all(...values) };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], changes: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    // Not a cached statement: that could be started again while its rows are still being read.
    stream: (sql, parameters) => database.prepare(sql).iterate(...parameters.map(toSqlite)),
    close() {
      statements.clear();
      database.close();
    },
  };
}

function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
}

/** The codes of SQLite that are no fault of a statement. */
const [busy, locked, outOfMemory, readOnly, ioError, full, cannotOpen] = [5, 6, 7, 8, 10, 13, 14];

/** Another process holds the lock: worth another try. */
export function isBusy(error: unknown): boolean {
  return [busy, locked].includes(codeOf(error));
}

/** Busy for too long, or the disk under it is full or away. */
export function isUnavailable(error: unknown): boolean {
  const codes = [busy, locked, outOfMemory, readOnly, ioError, full, cannotOpen];
  return codes.includes(codeOf(error));
}

function codeOf(error: unknown): number {
  const code = (error as { errcode?: unknown }).errcode;
  return typeof code === 'number' ? code & 0xff : 0;
}

/**
 * Writes the whole file anew. Overwriting what is deleted is not enough: when rows move between
 * pages, SQLite leaves copies of them in the unused middle of a page. Takes the lock of a writer,
 * and the thread until it is done.
 */
export function rewriteSqliteFile(path: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    database.exec('pragma synchronous = full; pragma secure_delete = on; vacuum');
  } finally {
    database.close();
  }
}

/** For a look that leaves no trace, as Kysely's own dialect takes it. */
export function openUnchanged(path: string, use: 'shared' | 'alone') {
  const url = pathToFileURL(path);
  if (use === 'alone') url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true, timeout: busyMilliseconds });
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = database.prepare(sql);
      return {
        reader: true,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toSqlite)),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(toSqlite)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(toSqlite)),
      };
    },
  };
}
