import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/database.ts';
import { startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** With a SQLite database in it that has every table and no row. */
    migratedFolder: string;
  }
}

/** A real PostgreSQL for the length of one run of the tests, and a database of each kind to copy. */
export default async function prepareTests(project: TestProject) {
  // Tests stop PostgreSQL, never the machine: what it has written is there without waiting for the disk.
  const { url, stop } = await startCluster('-c fsync=off', '-c full_page_writes=off');
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-test-'));
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create database migrated');
  await client.end();
  const databaseUrl = new URL(url);
  databaseUrl.pathname = 'migrated';
  for (const place of [
    { dataDir, databaseUrl: databaseUrl.href },
    { dataDir, databaseUrl: undefined },
  ])
    await (await openDatabase(place)).close();
  project.provide('postgresUrl', url);
  project.provide('migratedFolder', dataDir);
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  };
}
