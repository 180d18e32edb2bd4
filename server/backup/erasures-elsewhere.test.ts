import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder, makePostgresDatabase } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { placeConfig } from '../../tests/support/test-config.ts';
import { openDatabase } from '../database/database.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { silentLog } from '../log/log.ts';
import { createLedgerRound } from './ledger-round.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Two machines on one PostgreSQL, each with a data folder of its own; one inquiry. */
async function twoMachines() {
  const place = await makePostgresDatabase();
  const folder = await makeFolder();
  const { databaseUrl } = place;
  const first = placeConfig(place);
  const second = placeConfig({ dataDir: join(folder.dataDir, 'second'), databaseUrl });
  await mkdir(second.dataDir);
  const database = await openDatabase(first);
  onTestFinished(async () => {
    await database.close();
    await place.remove();
    await folder.remove();
  });
  const server = await serveInquiries(database, first.dataDir);
  const person = { ...minimalInquiry, name: 'Hong', email: 'hong@secret.example' };
  const { id } = await (await server.send(person)).json();
  await server.close();
  const newPlace = (name: string) =>
    placeConfig({ dataDir: join(folder.dataDir, name), databaseUrl: undefined });
  return { first, second, database, id: id as string, folder: folder.dataDir, newPlace };
}

async function peopleIn(config: ReturnType<typeof placeConfig>) {
  const database = await openDatabase(config);
  const people = await database.db.selectFrom('inquiries').select(['name', 'email']).execute();
  await database.close();
  return people;
}

it('a person whom one machine erased does not come back with a backup of another', async () => {
  const { first, second, database, id, folder, newPlace } = await twoMachines();
  const disk = join(folder, 'disk-of-first');
  const archive = join(disk, 'site.zip');
  await makeBackup(first, archive);
  const completeLedgers = createLedgerRound({ config: first, database, log: silentLog });
  await completeLedgers();

  // The other machine does not have that disk.
  await rename(disk, `${disk}-away`);
  await eraseAtOnce({ database, dataDir: second.dataDir, log: silentLog }, id, 'kim');
  await createLedgerRound({ config: second, database, log: silentLog })();
  await rename(`${disk}-away`, disk);
  await completeLedgers();

  const restored = newPlace('restored');
  expect(await restoreBackup(restored, archive)).toMatchObject({ erasedAgain: 1 });
  expect(await peopleIn(restored)).toEqual([{ name: '', email: '' }]);
});

it('is noted beside the backups of BACKUP_URL by whichever machine is there', async () => {
  const { first, second, database, id, folder, newPlace } = await twoMachines();
  const backupUrl = pathToFileURL(join(folder, 'shared')).href;
  const { address } = await makeBackup({ ...first, backupUrl });
  await eraseAtOnce({ database, dataDir: second.dataDir, log: silentLog }, id, 'kim');
  await createLedgerRound({ config: { ...second, backupUrl }, database, log: silentLog })();
  const restored = newPlace('restored');
  expect(await restoreBackup(restored, address)).toMatchObject({ erasedAgain: 1 });
  expect(await peopleIn(restored)).toEqual([{ name: '', email: '' }]);
});

it('reads all erasures only when there are more, or after a while', async () => {
  const { first, database, id } = await twoMachines();
  let now = 1_000_000;
  let lists = 0;
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name !== 'selectFrom') return Reflect.get(target, name, target);
      return (table: 'backups') => {
        if (table === 'backups') lists += 1;
        return target.selectFrom(table);
      };
    },
  });
  const parts = { config: first, database: { db }, log: silentLog, now: () => now };
  const completeLedgers = createLedgerRound(parts);
  await completeLedgers();
  await completeLedgers();
  expect(lists).toBe(1);
  await eraseAtOnce({ database, dataDir: first.dataDir, log: silentLog }, id, 'kim');
  await completeLedgers();
  expect(lists).toBe(2);
  now += 10 * 60_000;
  await completeLedgers();
  expect(lists).toBe(3);
});

it('a ledger that cannot be written is told of once, and written as soon as it can be', async () => {
  const { first, database, id, folder } = await twoMachines();
  const disk = join(folder, 'disk');
  await makeBackup(first, join(disk, 'site.zip'));
  const ledger = join(disk, 'erasures.jsonl');
  await mkdir(ledger);
  const told: unknown[] = [];
  let now = 1_000_000;
  const log = { error: (_: unknown, fields: unknown) => told.push(fields) };
  const completeLedgers = createLedgerRound({ config: first, database, log, now: () => now });
  await eraseAtOnce({ database, dataDir: first.dataDir, log: silentLog }, id, 'kim');
  for (let round = 0; round < 3; round += 1) {
    await completeLedgers();
    now += 60_000;
  }
  expect(told).toEqual([{ during: 'writing the erasure ledger', folder: disk }]);
  await rename(ledger, `${ledger}-was-a-folder`);
  await completeLedgers();
  expect(
    await restoreBackup(
      placeConfig({ dataDir: join(folder, 'new'), databaseUrl: undefined }),
      join(disk, 'site.zip'),
    ),
  ).toMatchObject({ erasedAgain: 1 });
});
