import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { suppliedReader } from '#content/supplied.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { testWorkers } from '../../tests/support/workers.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import type { FileStore } from '../files/store.ts';
import { reserveUpload } from '../files/upload-quota.ts';
import { deleteScheduled, finishUpload, scheduleDeletion } from '../files/uploads.ts';
import { changeStatus } from '../inquiries/status.ts';
import { silentLog } from '../log/log.ts';
import { changeSettings } from '../settings/settings.ts';
import { startJobs } from './jobs.ts';

describeOnBothDatabases('what should be gone', (open, _, place) => {
  let database: Database;
  let config: Config;
  let store: FileStore;
  let errors: { error: unknown; file: unknown }[];
  beforeAll(async () => {
    database = await open();
    const { dataDir, databaseUrl } = await place();
    const result = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    if (!result.ok) throw new Error(result.errors.join());
    config = result.config;
    store = await openStore(config, 'files');
    await database.write((trx) => changeSettings(trx, { retentionDays: 0 }));
  });

  async function startRounds(files = store) {
    errors = [];
    const error = (error: unknown, { file }: { file?: unknown } = {}) => {
      errors.push({ error, file });
    };
    const log = { ...silentLog, error };
    const given = { scanner: undefined, workers: testWorkers(), words: suppliedReader() };
    const more = { ...given, origin: 'http://localhost', secret: 'x', log, removalInterval: 100 };
    const stop = await startJobs({ config, database, store: files, ...more });
    onTestFinished(stop);
    return stop;
  }

  /** A folder with something in it, where the file should lie: no call deletes that. */
  async function makeUndeletable(id: string) {
    await mkdir(join(config.dataDir, 'files', id.slice(0, 2), id, 'inside'), { recursive: true });
  }

  const scheduled = async () =>
    (await database.db.selectFrom('pending_deletions').select(['id', 'since']).execute()).toSorted(
      (a, b) => a.since - b.since,
    );

  it('goes, though one file cannot be deleted, which is told once and tried again', async () => {
    await makeUndeletable('stuck');
    await store.put('other', Readable.from(['x']));
    await database.write(async (trx) => {
      await scheduleDeletion(trx, ['stuck'], 1);
      await scheduleDeletion(trx, ['other'], 2);
    });
    const stop = await startRounds();
    await expect.poll(() => store.has('other')).toBe(false);
    await expect.poll(async () => (await scheduled()).map(({ id }) => id)).toEqual(['stuck']);
    expect(errors).toMatchObject([{ file: 'stuck' }]);
    expect((await scheduled())[0]?.since).toBeGreaterThan(Date.now());

    // Due again, it fails again, and nobody has to read of it a second time.
    await database.write((trx) => scheduleDeletion(trx, ['stuck'], 1));
    await expect.poll(async () => (await scheduled())[0]?.since).toBeGreaterThan(Date.now());
    expect(errors).toHaveLength(1);
    // A round that is running would note it once more.
    await stop();
    await database.write((trx) => trx.deleteFrom('pending_deletions').execute());
  });

  it('goes in the order in which it should have gone', async () => {
    const order: string[] = [];
    const watched = {
      ...store,
      async delete(key: string) {
        order.push(key);
      },
    };
    await database.write(async (trx) => {
      for (const [id, since] of [
        ['later', 30],
        ['first', 10],
        ['second', 20],
      ] as const) {
        await scheduleDeletion(trx, [id], since);
      }
    });
    expect(await deleteScheduled({ database, store: watched })).toEqual([]);
    expect(order).toEqual(['first', 'second', 'later']);
  });

  it('is deleted once by however many instances, eight at a time by each', async () => {
    const deleted: string[] = [];
    let inFlight = 0;
    let mostInFlight = 0;
    const counted = (files: FileStore): FileStore => ({
      ...files,
      async delete(key) {
        deleted.push(key);
        inFlight += 1;
        mostInFlight = Math.max(mostInFlight, inFlight);
        await files.delete(key);
        inFlight -= 1;
      },
    });
    const ids = Array.from({ length: 150 }, (_, n) => `many-${n}`);
    await database.write((trx) => scheduleDeletion(trx, ids, 5));
    const other = await open();
    const watched = counted(store);
    await deleteScheduled({ database, store: watched });
    expect(mostInFlight).toBe(8);
    expect(deleted.toSorted()).toEqual(ids.toSorted());

    deleted.length = 0;
    await database.write((trx) => scheduleDeletion(trx, ids, 5));
    await Promise.all(
      [database, other].map((each) => deleteScheduled({ database: each, store: watched })),
    );
    expect(deleted.toSorted()).toEqual(ids.toSorted());
    expect(await scheduled()).toEqual([]);
  });

  it('is left to others when its process dies, after a while', async () => {
    let now = 1_000_000;
    const clock = () => now;
    const dying = { ...store, delete: () => new Promise<void>(() => {}) };
    await database.write((trx) => scheduleDeletion(trx, ['left'], 5));
    void deleteScheduled({ database, store: dying, now: clock });
    await expect.poll(async () => (await scheduled())[0]?.since).toBeGreaterThan(now);
    const deleted: string[] = [];
    const watched = { ...store, delete: async (key: string) => void deleted.push(key) };
    await deleteScheduled({ database, store: watched, now: clock });
    expect(deleted).toEqual([]);
    now = (await scheduled())[0]?.since ?? 0;
    await deleteScheduled({ database, store: watched, now: clock });
    expect(deleted).toEqual(['left']);
  });

  it('is no longer promised room, and cannot be finished, once it is being deleted', async () => {
    const parts = { database, store, now: () => 1_000_000 };
    const room = { free: 10 ** 12, reserve: 0, copies: 1 };
    const request = { visitor: 'v', bytes: 100_000, room, now: 0 };
    const reserved = await reserveUpload(database, request);
    if (!reserved.ok) throw new Error(reserved.reason);
    const path = join(config.dataDir, 'late');
    await writeFile(path, 'content');
    const late = { ...store, delete: () => new Promise<void>(() => {}) };
    void deleteScheduled({ ...parts, store: late });
    await expect.poll(async () => (await scheduled())[0]?.since).toBeGreaterThan(1_000_000);
    const file = { name: 'a.txt', type: 'txt', size: 7, sha256: '' } as const;
    await expect(finishUpload(parts, reserved.reservation, path, file)).rejects.toThrow('given up');
    const { size } = await database.db
      .selectFrom('pending_deletions')
      .select('size')
      .executeTakeFirstOrThrow();
    expect(size).toBe(0);
    await database.write((trx) => trx.deleteFrom('pending_deletions').execute());
  });

  it('waits as a whole while the whole store is away, each file for its own turn', async () => {
    const tried: string[] = [];
    const away = {
      ...store,
      answers: async () => false,
      delete: async (key: string) => {
        tried.push(key);
        throw new Error('no answer');
      },
    };
    await database.write((trx) => scheduleDeletion(trx, ['one', 'two'], 5));
    await expect(deleteScheduled({ database, store: away })).rejects.toThrow('no answer');
    expect(tried).toHaveLength(1);
    expect((await scheduled()).map(({ since }) => since)).toEqual([5, 5]);
    await deleteScheduled({ database, store });
    expect(await scheduled()).toEqual([]);
  });

  it('goes while a deletion takes for ever: personal data does not wait for files', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isDeleting = false;
    const slow = {
      ...store,
      async delete() {
        isDeleting = true;
        await held;
      },
    };
    await database.write((trx) => scheduleDeletion(trx, ['slow'], 1));
    await startRounds(slow);
    onTestFinished(letGo);
    await expect.poll(() => isDeleting).toBe(true);

    const server = await serveInquiries(database, config.dataDir);
    onTestFinished(() => server.close());
    const { id } = await (await server.send(minimalInquiry)).json();
    const act = { id, actor: 'kim', now: Date.now() };
    await database.write((trx) => changeStatus(trx, { ...act, status: 'closed' }));
    const inquiry = () =>
      database.db
        .selectFrom('inquiries')
        .select(['name', 'erased_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await inquiry()).erased_at).not.toBeNull();
    expect((await inquiry()).name).toBe('');
  });
});
