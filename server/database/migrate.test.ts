import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { type Database, openDatabase, openExistingDatabase } from './database.ts';
import { DatabaseTooNew, migrate } from './migrate.ts';
import { TablesInUse } from './migration-lock.ts';
import { migrations, type Step } from './migrations.ts';

type Up = Step['migration']['up'];

describeOnBothDatabases('migrations', (open, kind, place) => {
  let database: Database;
  let other: Database;
  let number = 900;
  beforeAll(async () => {
    database = await open();
    other = await open();
  });
  beforeEach(() => sql`delete from applied_migrations where number >= 900`.execute(database.db));

  const step = (up: Up, more: Partial<Step['migration']> = {}): Step => {
    number += 1;
    return { number, name: `test-${number}`, migration: { up, ...more } };
  };
  const apply = (steps: Step[], patience = {}, { db } = database) =>
    migrate(db, kind, [...migrations, ...steps], patience);
  const applied = async (steps: Step[]) => {
    const { rows } = await sql<{
      number: number;
    }>`select number from applied_migrations`.execute(database.db);
    return steps.filter((each) => rows.some((row) => row.number === each.number));
  };
  const addColumn: Up = async (db) => {
    number += 1;
    await sql.raw(`alter table settings add column c${number} text`).execute(db);
  };

  it('are committed one by one: what is done stays when a later one fails', async () => {
    const [first, second] = [step(addColumn), step(addColumn)];
    const broken = { ...second, migration: { up: () => Promise.reject(new Error('broken')) } };
    await expect(apply([first, broken])).rejects.toThrow('broken');
    expect(await applied([first, second])).toEqual([first]);
    await apply([first, { ...second, migration: { up: async () => {} } }]);
    expect(await applied([first, second])).toEqual([first, second]);
  });

  it('are applied once each when several processes start together', async () => {
    const ran: number[] = [];
    const steps = [1, 2, 3].map((n) => step(async () => void ran.push(n)));
    await Promise.all([database, other].map((each) => apply(steps, {}, each)));
    expect(ran).toEqual([1, 2, 3]);
  });

  it('only expanded the database: an older program goes on with it, but takes no backup', async () => {
    await apply([step(addColumn)]);
    await (await openDatabase(await place())).close();
    await expect(openExistingDatabase(await place())).rejects.toThrow(DatabaseTooNew);
  });

  it('took something away: an older program refuses it', async () => {
    await sql`insert into applied_migrations values (999, 'contract-names', 0)`.execute(
      database.db,
    );
    await expect(openDatabase(await place())).rejects.toThrow(/999 contract-names/);
  });

  if (kind === 'sqlite') return; // One writer at a time, and readers never wait.

  it('keep nobody waiting for a table that they have changed', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let isSlow = false;
    const slow = step(async () => {
      isSlow = true;
      await held;
    });
    const migrating = apply([step(addColumn), slow]);
    await expect.poll(() => isSlow).toBe(true);
    await other.db.selectFrom('settings').selectAll().execute();
    finish();
    await migrating;
  });

  it('wait for a busy table in short turns, between which others have theirs', async () => {
    const busy = await other.db.startTransaction().execute();
    await busy.selectFrom('settings').selectAll().execute();
    let tries = 0;
    const waiting = step(async (db, kind) => {
      tries += 1;
      await addColumn(db, kind);
    });
    const migrating = apply([waiting], { lockTimeout: 50, pause: 50 });
    await expect.poll(() => tries).toBeGreaterThan(1);
    // Behind a statement that waits for its lock without limit this would never end.
    await other.db.selectFrom('settings').selectAll().execute();
    await busy.commit().execute();
    await migrating;
    expect(await applied([waiting])).toEqual([waiting]);
  });

  it('give up in one line when the table stays busy', async () => {
    const busy = await other.db.startTransaction().execute();
    await busy.selectFrom('settings').selectAll().execute();
    const patience = { lockTimeout: 20, pause: 20, giveUpAfter: 100 };
    await expect(apply([step(addColumn)], patience)).rejects.toThrow(TablesInUse);
    await busy.rollback().execute();
  });

  it('may make an index while others write, in two processes that start together', async () => {
    const make = step(async () => expect.fail('in a transaction'), {
      async upBesideWriters(db) {
        await sql`drop index if exists settings_by_value`.execute(db);
        await sql`create index concurrently settings_by_value on settings (value)`.execute(db);
      },
    });
    await Promise.all([database, other].map((each) => apply([make], {}, each)));
    const { rows } = await sql`select indisvalid from pg_index
      where indexrelid = 'settings_by_value'::regclass`.execute(database.db);
    expect(rows).toEqual([{ indisvalid: true }]);
    expect(await applied([make])).toEqual([make]);
  });
});
