import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseKind } from '#server/database/kind.ts';
import type { Place } from '../support/test-config.ts';

export interface Places {
  folder(): Promise<string>;
  empty(kind: DatabaseKind): Promise<Place>;
  /** Of a place that nobody has open. */
  copy(place: Place): Promise<Place>;
  remove(): Promise<void>;
}

/** Folders, and databases on one PostgreSQL, that go together when a campaign has ended. */
export function makePlaces(postgresUrl: string): Places {
  const folders: string[] = [];
  const databases: string[] = [];

  async function folder() {
    const made = await mkdtemp(join(tmpdir(), 'noshine-faults-'));
    folders.push(made);
    return made;
  }

  async function makeDatabase(template = 'template1') {
    const name = `faults_${process.pid}_${Math.random().toString(36).slice(2)}`;
    await administer(postgresUrl, `create database ${name} template ${template}`);
    databases.push(name);
    const url = new URL(postgresUrl);
    url.pathname = name;
    return url.href;
  }

  return {
    folder,
    empty: async (kind) => ({
      dataDir: join(await folder(), 'data'),
      databaseUrl: kind === 'postgres' ? await makeDatabase() : undefined,
    }),
    async copy({ dataDir, databaseUrl }) {
      const copied = join(await folder(), 'data');
      await cp(dataDir, copied, { recursive: true, force: true }).catch(ignoreMissing);
      const template = databaseUrl && new URL(databaseUrl).pathname.slice(1);
      return { dataDir: copied, databaseUrl: template && (await makeDatabase(template)) };
    },
    async remove() {
      for (const made of folders.splice(0)) await rm(made, { recursive: true, force: true });
      for (const name of databases.splice(0)) {
        await administer(postgresUrl, `drop database if exists ${name} with (force)`);
      }
    },
  };
}

/** PostgreSQL notices only after a while that a client was killed, and may still commit for it. */
export async function untilDatabaseIsLeft({ databaseUrl }: Place): Promise<void> {
  if (!databaseUrl) return;
  const name = new URL(databaseUrl).pathname.slice(1);
  const client = new pg.Client(withDatabase(databaseUrl, 'template1'));
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1', [
        name,
      ]);
      if (rows.length === 0) return;
      await pause(20);
    }
  } finally {
    await client.end();
  }
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = name;
  return url.href;
}

async function administer(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}
