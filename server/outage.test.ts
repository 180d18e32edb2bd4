import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccounts, signInAs } from '../tests/support/admin-server.ts';
import { makePostgresDatabase } from '../tests/support/databases.ts';
import { openLine } from '../tests/support/flaky-proxy.ts';
import { findSession } from './accounts/sessions.ts';
import { type Database, openServingDatabase } from './database/database.ts';
import { isOutage } from './outage.ts';

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );

describe('PostgreSQL', () => {
  let place: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let line: Awaited<ReturnType<typeof openLine>>;
  let throughLine: string;
  let database: Database;
  beforeAll(async () => {
    place = await makePostgresDatabase();
    const url = new URL(place.databaseUrl);
    line = await openLine(Number(url.port));
    url.host = new URL(line.url).host;
    throughLine = url.href;
    database = await openServingDatabase({ ...place, databaseUrl: throughLine }, 500);
  });
  afterAll(async () => {
    await database.close();
    line.close();
    await place.remove();
  });

  const ask = () => sql`select 1`.execute(database.db);
  const isBack = () =>
    ask().then(
      () => true,
      () => false,
    );
  /** Until the pool has noticed, the next one may be given an ended connection. */
  const untilBack = () => expect.poll(isBack).toBe(true);

  it('is away when it ends the connection, cuts it, or refuses it', async () => {
    const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db);
    expect(await failure(ended)).toSatisfy(isOutage);
    await untilBack();
    const cut = database.write(async (trx) => {
      await sql`select 1`.execute(trx);
      line.cut();
      await sql`select 1`.execute(trx);
    });
    expect(await failure(cut)).toSatisfy(isOutage);
    expect(await failure(ask())).toSatisfy(isOutage);
    line.mend();
    await ask();
  });

  it('is away when it falls silent, also for who connects', async () => {
    await ask();
    line.fallSilent();
    expect(await failure(ask())).toSatisfy(isOutage);
    const pool = new pg.Pool({ connectionString: throughLine, connectionTimeoutMillis: 50 });
    expect(await failure(pool.query('select 1'))).toSatisfy(isOutage);
    await pool.end();
    line.mend();
  });

  it('is away when a session cannot be looked up, though the library hides why', async () => {
    const accounts = createTestAccounts(database);
    const headers = new Headers({ cookie: await signInAs(accounts, 'owner') });
    expect(await findSession(accounts, headers)).toBeDefined();
    line.cut();
    expect(await failure(findSession(accounts, headers))).toSatisfy(isOutage);
    line.mend();
    await untilBack();
  });

  it('is away when it lets nobody in', async () => {
    const missing = new URL(place.databaseUrl);
    missing.pathname = 'no_such_database';
    expect(await failure(new pg.Client(missing.href).connect())).toSatisfy(isOutage);
    const closed = new URL(place.databaseUrl);
    closed.port = '1';
    expect(await failure(new pg.Client(closed.href).connect())).toSatisfy(isOutage);
  });

  it('is not away when a statement is wrong', async () => {
    expect(await failure(sql`select nonsense`.execute(database.db))).not.toSatisfy(isOutage);
    const twice = sql`insert into settings values ('a', '1'), ('a', '1')`.execute(database.db);
    expect(await failure(twice)).not.toSatisfy(isOutage);
  });
});

describe('SQLite and the disk', () => {
  it('are away when full or busy, and only then', async () => {
    const full = new DatabaseSync(':memory:');
    full.exec('create table t (v text); pragma max_page_count = 3');
    const fill = async () => full.exec(`insert into t values ('${'x'.repeat(100_000)}')`);
    expect(await failure(fill())).toSatisfy(isOutage);
    const wrong = async () => full.exec('insert into nothing values (1)');
    expect(await failure(wrong())).not.toSatisfy(isOutage);
    full.close();
    expect(await failure(writeFile('/dev/full', 'x'))).toSatisfy(isOutage);
  });
});

describe('a store of S3', () => {
  it('is away when nobody listens, or it answers that it cannot', async () => {
    const server = createServer((_, response) => response.writeHead(503).end());
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as { port: number };
    const get = (at: number) =>
      new S3Client({
        region: 'x',
        endpoint: `http://127.0.0.1:${at}`,
        credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
        maxAttempts: 1,
      }).send(new GetObjectCommand({ Bucket: 'b', Key: 'k' }));
    expect(await failure(get(port))).toSatisfy(isOutage);
    server.close();
    expect(await failure(get(1))).toSatisfy(isOutage);
  });
});

it('a mistake of our own is no outage, but its cause may be one', () => {
  expect(isOutage(new TypeError('undefined is not a function'))).toBe(false);
  expect(isOutage(undefined)).toBe(false);
  expect(isOutage(new Error('x', { cause: { code: 'ECONNREFUSED' } }))).toBe(true);
});
