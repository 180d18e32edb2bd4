import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../tests/support/databases.ts';
import { hasRoom, readDiskRoom } from './disk-room.ts';

const gibibyte = 1024 ** 3;

it('keeps a tenth of the disk, at most 1 GiB, also before the data folder is made', async () => {
  const { dataDir, remove } = await makeFolder();
  onTestFinished(remove);
  const room = await readDiskRoom({ dataDir: join(dataDir, 'not yet'), filesUrl: undefined });
  const { blocks, bsize } = await statfs(dataDir);
  expect(room.reserve).toBe(Math.min(gibibyte, (blocks * bsize) / 10));
  expect(room.free).toBeGreaterThan(0);
  expect(room.copies).toBe(2);
  expect((await readDiskRoom({ dataDir, filesUrl: 's3://bucket' })).copies).toBe(1);
});

it('has room for what leaves the reserve whole', () => {
  const room = { free: 1000, reserve: 100, copies: 2 };
  expect(hasRoom(room, 450)).toBe(true);
  expect(hasRoom(room, 451)).toBe(false);
  expect(hasRoom({ ...room, copies: 1 }, 900)).toBe(true);
});
