import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePostgresDatabase } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { type Database, openDatabase } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { silentLog } from '../log/log.ts';
import { erased } from './erasure.ts';
import { createPurgeRound } from './purge-deleted.ts';
import { eraseAtOnce } from './retention.ts';
import { chooseSamples } from './search.ts';

const minute = 60_000;

describe('what PostgreSQL keeps of an erased person', () => {
  let database: Database;
  let dataDir: string;
  let now = 0;
  let purgeDeleted: () => Promise<void>;

  beforeAll(async () => {
    const place = await makePostgresDatabase();
    database = await openDatabase(place);
    dataDir = place.dataDir;
    purgeDeleted = createPurgeRound({ database, rewriteFile() {}, now: () => now });
    return async () => {
      await database.close();
      await place.remove();
    };
  });

  async function eraseSomebody() {
    const { id } = await storeInquiry(database);
    await eraseAtOnce({ database, dataDir, log: silentLog }, id, 'kim');
    now += minute;
  }

  async function countUnpurged(): Promise<number> {
    const rows = await database.db
      .selectFrom('erasures')
      .select('inquiry_id')
      .where('purged_at', 'is', null)
      .execute();
    return rows.length;
  }

  /** Somebody else's transaction, from its first question on. */
  async function begin(question: (db: Kysely<Schema>) => Promise<unknown>) {
    const transaction = await database.db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .execute();
    await question(transaction);
    return () => transaction.commit().execute();
  }

  it('goes when whoever holds a table has let go of it', async () => {
    const end = await begin((db) => db.selectFrom('inquiries').select('id').execute());
    await eraseSomebody();
    await expect(purgeDeleted()).rejects.toThrow('lock timeout');
    expect(await countUnpurged()).toBe(1);
    await end();
    now += minute;
    await purgeDeleted();
    expect(await countUnpurged()).toBe(0);
  });

  it('does not count as gone while somebody can still read it', async () => {
    const end = await begin((db) => db.selectFrom('settings').select('key').execute());
    await eraseSomebody();
    await expect(purgeDeleted()).rejects.toThrow('reading older versions of inquiries');
    expect(await countUnpurged()).toBe(1);
    await end();
    now += minute;
    await purgeDeleted();
    expect(await countUnpurged()).toBe(0);
  });

  it('is no sample of a column with personal data', async () => {
    const { rows } = await sql<{ name: string }>`
      select attrelid::regclass || '.' || attname as name from pg_attribute
      where attstattarget = 0 and attnum > 0`.execute(database.db);
    const names = rows.map(({ name }) => name);
    const personal = [
      ...Object.keys(erased).map((column) => `inquiries.${column}`),
      ...['recipient', 'subject', 'body', 'last_error'].map((column) => `outbox.${column}`),
      ...['inquiry_drafts.subject', 'inquiry_drafts.body', 'reply_attachments.name'],
      ...['inquiry_events.text', 'files.name', 'inquiry_search.text', 'inquiry_search.grams'],
    ];
    expect(personal.filter((name) => !names.includes(name))).toEqual([]);
    expect(names).not.toContain('inquiries.status');
  });

  it('is no sample of the letters of few, though among many the search needs to know them', async () => {
    const areSampled = async () => {
      await chooseSamples(database);
      const { rows } = await sql<{ attstattarget: number }>`select attstattarget from pg_attribute
        where attrelid = 'inquiry_search'::regclass and attname = 'grams'`.execute(database.db);
      return rows[0]?.attstattarget !== 0;
    };
    expect(await areSampled()).toBe(false);
    await sql`insert into inquiry_search (number, text, grams)
      select 1000000 + number, '', '' from generate_series(1, 10000) as number`.execute(
      database.db,
    );
    expect(await areSampled()).toBe(true);
    await sql`delete from inquiry_search where number > 1000000`.execute(database.db);
    expect(await areSampled()).toBe(false);
  });
});
