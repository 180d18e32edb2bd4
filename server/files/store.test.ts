import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileStore, openStore } from './store.ts';

let dataDir: string;
let store: FileStore;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  store = await openStore({ dataDir, filesUrl: undefined }, 'files');
});

afterAll(() => rm(dataDir, { recursive: true }));

it('gives back what was put, until it is deleted', async () => {
  await store.put('abc-1', Readable.from(['가나다']));
  const found = await store.get('abc-1');
  expect(found?.size).toBe(9);
  expect(found && (await text(found.stream))).toBe('가나다');
  expect(await store.has('abc-1')).toBe(true);
  await store.delete('abc-1');
  await store.delete('abc-1');
  expect(await store.get('abc-1')).toBeUndefined();
  expect(await store.has('abc-1')).toBe(false);
});

it('leaves nothing behind when a put breaks off', async () => {
  async function* cutOff() {
    yield 'half';
    throw new Error('connection lost');
  }
  await expect(store.put('cut-1', Readable.from(cutOff()))).rejects.toThrow('connection lost');
  expect(await readdir(join(dataDir, 'files', '.unfinished'))).toEqual([]);
});

it('never follows a key out of its folder', async () => {
  for (const key of ['../secret', '/etc/passwd', 'a/../../b', '.hidden', ''])
    await expect(async () => store.get(key)).rejects.toThrow('not a key');
});

it('lists its keys', async () => {
  await store.put('list-1', Readable.from(['x']));
  await store.put('list-2', Readable.from(['y']));
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  expect(keys.sort()).toEqual(['list-1', 'list-2']);
});
