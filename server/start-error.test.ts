import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeFolder } from '../tests/support/databases.ts';
import { freePort } from '../tests/support/site-process.ts';
import { placeConfig } from '../tests/support/test-config.ts';
import { openDatabase } from './database/database.ts';
import { createHttpServer, listen } from './http/port.ts';
import { errorLine, startErrorText } from './start-error.ts';

let place: Awaited<ReturnType<typeof makeFolder>>;
/** Takes connections and says nothing. */
let silent: Server;

beforeAll(async () => {
  place = await makeFolder();
  silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(async () => {
  silent.close();
  await place.remove();
});

async function lineOf(attempt: Promise<unknown>, databaseUrl?: string, host = '0.0.0.0') {
  const error = await attempt.then(
    () => undefined,
    (error: Error) => error,
  );
  const settings = { ...placeConfig({ dataDir: place.dataDir, databaseUrl }), host };
  expect(startErrorText(error, settings)).toBe(errorLine(error, settings));
  return errorLine(error, settings);
}

describe('what stops the start, in one line', () => {
  const connect = (databaseUrl: string) =>
    lineOf(openDatabase({ dataDir: place.dataDir, databaseUrl }), databaseUrl);

  it('names the PostgreSQL that cannot be reached, and never its password', async () => {
    const closed = await freePort();
    const { port } = silent.address() as { port: number };
    expect(await connect(`postgres://site:word@127.0.0.1:${closed}/site`)).toBe(
      `DATABASE_URL: nobody listens on 127.0.0.1:${closed} (ECONNREFUSED)`,
    );
    // Several addresses, each refused: an error without a message of its own.
    expect(await connect(`postgres://site:word@localhost:${closed}/site`)).toBe(
      `DATABASE_URL: nobody listens on localhost:${closed} (ECONNREFUSED)`,
    );
    expect(await connect('postgres://site:word@database.invalid/site')).toMatch(
      /^DATABASE_URL: there is no host called database\.invalid \(\w+\)$/,
    );
    expect(await connect(`postgres://site:word@127.0.0.1:${port}/site`)).toBe(
      `DATABASE_URL: 127.0.0.1:${port} does not answer (Connection terminated due to connection timeout)`,
    );
  });

  it('says whom PostgreSQL does not let in, and which database it lacks', async () => {
    const { host } = new URL(inject('postgresUrl'));
    expect(await connect(`postgres://noshine@${host}/nowhere`)).toBe(
      `DATABASE_URL: ${host} has no database called "nowhere"`,
    );
    expect(await connect(`postgres://stranger:word@${host}/postgres`)).toBe(
      `DATABASE_URL: ${host} does not let "stranger" in (role "stranger" does not exist)`,
    );
    const wrong = Object.assign(new Error('password authentication failed for user "noshine"'), {
      code: '28P01',
    });
    const url = `postgres://noshine:word@${host}/postgres`;
    expect(await lineOf(Promise.reject(wrong), url)).toBe(
      `DATABASE_URL: ${host} does not let "noshine" in (password authentication failed for user "noshine")`,
    );
  });

  it('does not take the refusal of another server for that of PostgreSQL', async () => {
    const refused = Object.assign(new TypeError('connect ECONNREFUSED 127.0.0.1:9000'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
      port: 9000,
    });
    expect(await lineOf(Promise.reject(refused), 'postgres://127.0.0.1/site')).toBe(
      'connect ECONNREFUSED 127.0.0.1:9000',
    );
  });

  it('names the file that is no database', async () => {
    const file = join(place.dataDir, 'site.sqlite');
    await writeFile(file, 'this is no database, whatever its name says\n');
    expect(await lineOf(openDatabase({ dataDir: place.dataDir, databaseUrl: undefined }))).toBe(
      `DATA_DIR: ${file} is not a SQLite database, or is damaged`,
    );
  });

  it.each(['999.1.1.1', '192.0.2.1'])('says that %s is not of this machine', async (host) => {
    const attempt = listen(createHttpServer(), { port: 0, host }, () => {});
    expect(await lineOf(attempt, undefined, host)).toBe(
      `HOST: ${host} is no address of this machine`,
    );
  });

  it('names the port that is taken, also when it is not PORT', async () => {
    const { port } = silent.address() as { port: number };
    const attempt = listen(createHttpServer(), { port, host: '127.0.0.1' }, () => {});
    expect(await lineOf(attempt)).toBe(
      `Port ${port} is in use already: another server runs there, or set PORT to a free one.`,
    );
  });

  it('keeps the stack of what nobody expected', () => {
    const error = new Error('a mistake of ours');
    const settings = placeConfig(place);
    expect(startErrorText(error, settings)).toContain('start-error.test.ts');
    expect(errorLine(error, settings)).toBe('a mistake of ours');
  });
});
