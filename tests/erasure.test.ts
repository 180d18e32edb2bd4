import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { runCommand } from './support/command-process.ts';
import { makeFolder, makePostgresDatabase } from './support/databases.ts';
import { findTraces } from './support/find-traces.ts';
import { startMailServer } from './support/mail-server.ts';
import { leaveMarkedInquiry, owner } from './support/marked-inquiry.ts';
import { startSiteProcess } from './support/site-process.ts';
import type { Place } from './support/test-config.ts';

async function makePlace(kind: 'SQLite' | 'PostgreSQL'): Promise<Place> {
  const place = await (kind === 'SQLite' ? makeFolder() : makePostgresDatabase());
  onTestFinished(async () => void (await place.remove()));
  return place;
}

/** Everything that the database keeps is in its files by then. */
async function flushToDisk(place: Place) {
  const database = await openDatabase(place);
  if (database.kind === 'postgres') await sql`checkpoint`.execute(database.db);
  await database.close();
}

/** The data folder, and all of PostgreSQL's. */
async function foldersOf(place: Place): Promise<string[]> {
  if (!place.databaseUrl) return [place.dataDir];
  const database = await openDatabase(place);
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(database.db);
  await database.close();
  return [place.dataDir, rows[0]?.data_directory ?? ''];
}

/** The write-ahead log of PostgreSQL cannot be erased: see docs/operations.md. */
const isSearched = (path: string) => !path.startsWith('pg_wal/');

async function findIn(place: Place, traces: string[]): Promise<string[]> {
  await flushToDisk(place);
  const folders = await foldersOf(place);
  return (
    await Promise.all(folders.map((folder) => findTraces(folder, traces, isSearched)))
  ).flat();
}

/** As PostgreSQL does by itself after a while, to plan its queries. */
async function takeSamples(place: Place) {
  const database = await openDatabase(place);
  if (database.kind === 'postgres') await sql`analyze`.execute(database.db);
  await database.close();
}

async function isPurged(place: Place): Promise<boolean> {
  const database = await openDatabase(place);
  const files = await database.db.selectFrom('pending_deletions').select('id').execute();
  const { purged_at } = await database.db
    .selectFrom('erasures')
    .select('purged_at')
    .executeTakeFirstOrThrow();
  await database.close();
  return files.length === 0 && purged_at !== null;
}

describe.each(['SQLite', 'PostgreSQL'] as const)('a person who was erased, on %s', (kind) => {
  it('is in no byte that the site keeps, and not in a restored backup', async () => {
    const place = await makePlace(kind);
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.close());
    const site = await startSiteProcess({
      dataDir: place.dataDir,
      env: {
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'site@noshine.example',
        MAIL_TO: 'staff@noshine.example',
      },
    });
    onTestFinished(() => void site.child.kill());
    const { marks, traces, erase } = await leaveMarkedInquiry({ url: site.url, mailServer });
    await takeSamples(place);
    const found = await findIn(place, marks);
    expect(marks.filter((mark) => !found.some((place) => place.startsWith(mark)))).toEqual([]);

    const archive = join((await makePlace('SQLite')).dataDir, 'before.zip');
    expect(await runCommand('backup', [archive], place)).toMatchObject({ code: 0 });
    await erase();
    await expect.poll(() => isPurged(place), { timeout: 60_000 }).toBe(true);
    await takeSamples(place);
    expect(await findIn(place, traces)).toEqual([]);
    expect(traces.filter((trace) => site.output().includes(trace))).toEqual([]);
    await site.stop();
    expect(await findIn(place, traces)).toEqual([]);

    const target = await makePlace(kind);
    const { stdout, stderr } = await runCommand('restore', [archive], target);
    expect([stdout, stderr]).toEqual([expect.stringContaining('erased again: 1.'), '']);
    expect(await findIn(target, traces)).toEqual([]);
  }, 90_000);
});
