import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase, sqlitePath } from '#server/database/database.ts';
import type { DatabaseKind } from '#server/database/kind.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Runs the same tests on SQLite and on PostgreSQL. `open` opens the describe's own database, whose
 * tables are empty at first; called again it opens the same one, as a second process would. With
 * `hasTables: false` there is nothing at first, for tests of older databases.
 */
export function describeOnBothDatabases(
  name: string,
  tests: (open: () => Promise<Database>, kind: DatabaseKind, place: () => Promise<Place>) => void,
  { hasTables = true } = {},
) {
  describe.each<DatabaseKind>(['sqlite', 'postgres'])(`${name} on %s`, (kind) => {
    const opened: Database[] = [];
    let place: Promise<Place & { remove(): Promise<unknown> }> | undefined;
    const makePlace = () => {
      if (kind === 'sqlite') return hasTables ? copySqlite() : makeFolder();
      return makePostgresDatabase(hasTables ? 'migrated' : undefined);
    };
    const placeOnce = () => (place ??= makePlace());

    const open = async () => {
      const database = await openDatabase(await placeOnce());
      opened.push(database);
      return database;
    };

    afterAll(async () => {
      for (const database of opened) await database.close();
      await (await place)?.remove();
    });
    tests(open, kind, placeOnce);
  });
}

export async function makeFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-test-'));
  return { dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true }) };
}

/** Copies what `prepareTests` has migrated once: a test need not take every step anew. */
async function copySqlite() {
  const folder = await makeFolder();
  await copyFile(sqlitePath(inject('migratedFolder')), sqlitePath(folder.dataDir));
  return folder;
}

/** Without any table, unless it is a copy. */
export async function makePostgresDatabase(template = 'template1') {
  const { dataDir, remove: removeFolder } = await makeFolder();
  const server = inject('postgresUrl');
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await administer(server, `create database ${name} template ${template}`);
  const databaseUrl = new URL(server);
  databaseUrl.pathname = name;
  return {
    dataDir,
    databaseUrl: databaseUrl.href,
    async remove() {
      await removeFolder();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
