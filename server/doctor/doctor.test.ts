import { once } from 'node:events';
import { chmod, readdir } from 'node:fs/promises';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, makePostgresDatabase } from '../../tests/support/databases.ts';
import { startImapServer } from '../../tests/support/imap-server.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { freePort } from '../../tests/support/site-process.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import type { StoredMailServer } from '../mail/mail-server.ts';
import { sealPassword, storeAccount } from '../settings/server-account.ts';
import { examine } from './doctor.ts';

/** Takes connections and says nothing. */
let silent: Server;

beforeAll(async () => {
  silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(() => silent.close());

async function examineWith(variables: Record<string, string>, patience?: number) {
  const result = readConfig(variables);
  if (!result.ok) throw new Error(result.errors.join());
  const findings = await examine(result.config, patience);
  const lines = (isFault: boolean) =>
    findings.filter((finding) => finding.isFault === isFault).map(({ line }) => line);
  return { faults: lines(true), good: lines(false) };
}

describe('a look at an installation', () => {
  it('finds nothing wrong before the first start, and makes nothing', async () => {
    const place = await makeFolder();
    const { faults, good } = await examineWith({ DATA_DIR: join(place.dataDir, 'data') });
    expect(faults).toEqual([]);
    expect(good).toContain('database: no SQLite file yet: the first start makes it');
    expect(await readdir(place.dataDir)).toEqual([]);
    await place.remove();
  });

  it('finds nothing wrong with SQLite, and leaves it as it is', async () => {
    const place = await makeFolder();
    await (await openDatabase(place)).close();
    // As the umask of the site makes it.
    await chmod(join(place.dataDir, 'site.sqlite'), 0o600);
    const before = await readdir(place.dataDir);
    const { faults, good } = await examineWith({ DATA_DIR: place.dataDir });
    expect(faults).toEqual([]);
    expect(good).toContainEqual(expect.stringMatching(/^database: SQLite 3\./));
    expect(good).toContain('database: tables are up to date');
    expect(await readdir(place.dataDir)).toEqual(before);
    await place.remove();
  });

  it('tells what is open to others, and that a newer version was here', async () => {
    const place = await makeFolder();
    const database = await openDatabase(place);
    await sql`insert into applied_migrations values (9999, 'contract-later', 0)`.execute(
      database.db,
    );
    await database.close();
    await chmod(join(place.dataDir, 'site.sqlite'), 0o644);
    const { faults } = await examineWith({ DATA_DIR: place.dataDir });
    expect(faults).toEqual([
      expect.stringContaining('site.sqlite is open to others (644)'),
      expect.stringMatching(/^database: The database has been used by a newer version/),
    ]);
    await place.remove();
  });

  it('reads PostgreSQL without migrating it, and says when the last backup was made', async () => {
    const place = await makePostgresDatabase();
    const variables = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    const empty = await examineWith(variables);
    expect(empty.faults).toEqual([]);
    expect(empty.good).toContain('database: empty: the first start makes the tables');
    const database = await openDatabase(place);
    const made_at = Date.now() - 50 * 3_600_000;
    await database.db.insertInto('backups').values({ path: '/x', size: 1, made_at }).execute();
    await database.close();
    const { faults, good } = await examineWith({
      ...variables,
      BACKUP_URL: `file://${place.dataDir}`,
    });
    expect(good).toContainEqual(expect.stringMatching(/^database: PostgreSQL \d\d/));
    expect(faults).toEqual(['backups: the last one is 50 hours old']);
    await place.remove();
  });

  it('signs in to the mail server, and sends nothing', async () => {
    const place = await makeFolder();
    const server = await startMailServer();
    const mail = { MAIL_FROM: 'site@noshine.example', MAIL_TO: 'staff@noshine.example' };
    const variables = { DATA_DIR: place.dataDir, ...mail };
    const right = await examineWith({ ...variables, SMTP_URL: server.url });
    expect(right.faults).toEqual([]);
    expect(right.good).toContain(`mail: 127.0.0.1:${server.port} would take mails`);
    const open = await examineWith({ ...variables, SMTP_URL: `smtp://0.0.0.0:${server.port}` });
    expect(open.faults).toEqual([expect.stringMatching(/^mail: .* does not offer TLS/)]);
    expect(server.mails).toEqual([]);
    await server.close();
    await place.remove();
  });

  it('signs in to the mail server that was set up in the back office, unless it is turned off', async () => {
    const place = await makeFolder();
    const account = { user: 'site', password: 'sending-word' };
    const server = await startMailServer({ account });
    const SECRET = 'a secret that is long enough for a site';
    const at = { host: '127.0.0.1', port: server.port, security: 'none', user: 'site' } as const;
    const database = await openDatabase(place);
    await database.write((trx) =>
      storeAccount(trx, 'mailServer', {
        ...at,
        ...{ senderName: '', senderAddress: 'site@noshine.example' },
        password: sealPassword(SECRET, 'mailServer', at, account.password),
      } as StoredMailServer),
    );
    await database.close();
    const mailOf = async (variables: Record<string, string>) => {
      const { faults, good } = await examineWith({ DATA_DIR: place.dataDir, ...variables });
      return [...faults, ...good].filter((line) => line.startsWith('mail:'));
    };
    const name = `mail: 127.0.0.1:${server.port}`;
    expect(await mailOf({ SECRET })).toEqual([`${name} would take mails`]);
    expect(await mailOf({ SECRET, SMTP_URL: 'off' })).toEqual([
      'mail: SMTP_URL is off: mails wait',
    ]);
    expect(await mailOf({ SECRET: `${SECRET} that changed` })).toEqual([
      expect.stringContaining(`${name}: its password was stored with another SECRET`),
    ]);
    expect(server.mails).toEqual([]);
    await server.close();
    await place.remove();
  });

  it('signs in to the mailbox, and reads nothing', async () => {
    const place = await makeFolder();
    const server = await startImapServer();
    const uid = await server.deliver('From: a@b.example\r\n\r\nHi');
    const examineInbox = async (INBOX_URL: string) => {
      const { faults, good } = await examineWith({ DATA_DIR: place.dataDir, INBOX_URL });
      return [...faults, ...good].filter((line) => line.startsWith('inbox:'));
    };
    const at = `inbox: 127.0.0.1:${server.port}`;
    expect(await examineInbox(server.url)).toEqual([`${at} lets INBOX be read (1 mails)`]);
    expect(await server.list()).toEqual([{ uid, flags: [] }]);
    expect(await examineInbox(server.url.replace('reading-word', 'another'))).toEqual([
      `${at}: The server refuses this user or this password.`,
    ]);
    expect(await examineInbox(server.url.replace('INBOX', 'Nowhere'))).toEqual([
      `${at}: There is no such folder.`,
    ]);
    await server.remove();
    await place.remove();
  });

  it('asks for the site at its address', async () => {
    const place = await makeFolder();
    const site = createHttp((_, res) => res.end('ok')).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    const right = { DATA_DIR: place.dataDir, PORT: String(port) };
    const address = `http://127.0.0.1:${port}`;
    expect((await examineWith({ ...right, SITE_URL: address })).good).toContain(
      `address: ${address} answers`,
    );
    const closed = `http://127.0.0.1:${await freePort()}`;
    expect((await examineWith({ ...right, SITE_URL: closed })).faults).toEqual([
      `address: ${closed} does not answer (ECONNREFUSED)`,
    ]);
    expect((await examineWith({ ...right, SITE_URL: 'https://noshine.invalid' })).faults).toEqual([
      expect.stringMatching(/^address: there is no host called noshine\.invalid/),
    ]);
    site.close();
    await place.remove();
  });

  it('ends, with a line for each, when nothing answers', async () => {
    const place = await makeFolder();
    const { port } = silent.address() as AddressInfo;
    const { faults } = await examineWith(
      {
        DATA_DIR: place.dataDir,
        DATABASE_URL: `postgres://site@127.0.0.1:${port}/site`,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'site@noshine.example',
        MAIL_TO: 'staff@noshine.example',
        CLAMD_URL: `tcp://127.0.0.1:${port}`,
        INBOX_URL: `imap://a%40b.example:c@127.0.0.1:${port}`,
        SITE_URL: `https://127.0.0.1:${port}`,
        PORT: String(port),
      },
      1_000,
    );
    expect(faults).toEqual([
      'database: no answer within 1 seconds',
      'backups: no answer within 1 seconds',
      'mail: no answer within 1 seconds',
      'inbox: no answer within 1 seconds',
      'scanner: no answer within 1 seconds',
      'address: no answer within 1 seconds',
    ]);
    await place.remove();
  });
});
