import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { makeTurns } from './mutex.ts';
import { isBusy, openSqliteFile, type SqliteFile } from './node-sqlite.ts';

const busyTimeout = 15_000;

/**
 * Kysely on node:sqlite with two connections to one file: everything that writes takes turns on
 * one of them; plain reads go to the other and so never wait for an open transaction, nor see
 * what it has not committed.
 */
export function sqliteDialect(path: string): Dialect {
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () => new SqliteDriver(path),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #takeTurn = makeTurns();
  #writer!: SqliteFile;
  #reader!: SqliteFile;

  constructor(path: string) {
    this.#path = path;
  }

  async init() {
    this.#writer = openSqliteFile(this.#path, 'write');
    await retryWhileBusy(() => this.#writer.run('pragma journal_mode = wal', []));
    this.#reader = openSqliteFile(this.#path, 'read');
  }

  async acquireConnection() {
    return new SqliteConnection(this.#reader, this.#writer, this.#takeTurn);
  }

  async beginTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).end('rollback');
  }

  async savepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`release "${name}"`));
  }

  async releaseConnection() {}

  async destroy() {
    this.#reader?.close();
    this.#writer?.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteFile;
  readonly #writer: SqliteFile;
  readonly #takeTurn: () => Promise<() => void>;
  #endTurn: (() => void) | undefined;

  constructor(reader: SqliteFile, writer: SqliteFile, takeTurn: () => Promise<() => void>) {
    this.#reader = reader;
    this.#writer = writer;
    this.#takeTurn = takeTurn;
  }

  async begin() {
    const endTurn = await this.#takeTurn();
    try {
      // Immediate: the lock is taken here, where waiting is harmless, and not in the middle.
      await retryWhileBusy(() => this.#writer.run('begin immediate', []));
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback') {
    try {
      await retryWhileBusy(() => this.#writer.run(how, []));
    } catch (error) {
      // A full disk may already have rolled back; the turn must end with no transaction open.
      if (how === 'commit') quietly(() => this.#writer.run('rollback', []));
      else if (!String(error).includes('no transaction is active')) throw error;
      if (how === 'commit') throw error;
    } finally {
      this.#endTurn?.();
      this.#endTurn = undefined;
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return toResult(this.#writer.run(sql, parameters));
    if (isRead(sql)) return toResult(await retryWhileBusy(() => this.#reader.run(sql, parameters)));
    const endTurn = await this.#takeTurn();
    try {
      return toResult(await retryWhileBusy(() => this.#writer.run(sql, parameters)));
    } finally {
      endTurn();
    }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const file = this.#endTurn ? this.#writer : this.#reader;
    for (const row of file.stream(sql, parameters)) yield { rows: [row as R] };
  }
}

/** A `with` may end in an insert: only what begins as a select is surely a read. */
function isRead(sql: string): boolean {
  return /^\s*select\b/i.test(sql);
}

function toResult<R>({ rows, changes, insertId }: ReturnType<SqliteFile['run']>): QueryResult<R> {
  return { rows: rows as R[], numAffectedRows: changes, insertId };
}

function quietly(act: () => unknown) {
  try {
    act();
  } catch {
    // Already rolled back.
  }
}

/** Waits for another process's lock without holding up this one. */
async function retryWhileBusy<T>(act: () => T): Promise<T> {
  const giveUpAt = Date.now() + busyTimeout;
  for (let pause = 2; ; pause = Math.min(pause * 2, 100)) {
    try {
      return act();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
      await sleep(pause + Math.random() * pause);
    }
  }
}
