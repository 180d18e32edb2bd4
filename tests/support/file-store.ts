import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore, StoreName } from '#server/files/store.ts';

interface Place {
  open(name: StoreName): Promise<FileStore>;
  /** What puts that broke off have left behind. */
  unfinished(): Promise<unknown[]>;
  remove(): Promise<unknown>;
}

const mebibyte = 1024 * 1024;

/** What every file store must do, wherever it keeps its files. */
export function describeFileStore(where: string, makePlace: () => Promise<Place>) {
  describe(`the file store ${where}`, () => {
    let place: Place;
    let store: FileStore;

    beforeAll(async () => {
      place = await makePlace();
      store = await place.open('files');
    });
    afterAll(() => place.remove());

    const keysOf = async (of: FileStore) => (await Array.fromAsync(of.keys())).sort();

    it('answers', async () => expect(await store.answers()).toBe(true));

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

    it('gives a part of a file, and says how large the whole is', async () => {
      await store.put('part-1', Readable.from(['0123456789']));
      for (const [start, end, part] of [
        [0, 1, '01'],
        [4, 9, '456789'],
      ] as const) {
        const found = await store.get('part-1', { start, end });
        expect(found?.size).toBe(10);
        expect(found && (await text(found.stream))).toBe(part);
      }
      await store.delete('part-1');
      expect(await store.get('part-1', { start: 0, end: 1 })).toBeUndefined();
    });

    it('streams the largest file both ways', async () => {
      const parts = Array.from({ length: 20 }, () => randomBytes(mebibyte));
      await store.put('large-1', Readable.from(parts));
      const found = await store.get('large-1');
      expect(found?.size).toBe(20 * mebibyte);
      expect(await digest(found?.stream)).toBe(await digest(parts));
      await store.delete('large-1');
      expect(await store.has('large-1')).toBe(false);
    });

    it('keeps an empty file, and the newer of two under one key', async () => {
      await store.put('twice-1', Readable.from(['older, and longer']));
      await store.put('twice-1', Readable.from(['newer']));
      await store.put('empty-1', Readable.from([]));
      const [twice, empty] = [await store.get('twice-1'), await store.get('empty-1')];
      expect(twice && (await text(twice.stream))).toBe('newer');
      expect(empty?.size).toBe(0);
      expect(empty && (await text(empty.stream))).toBe('');
      for (const key of ['twice-1', 'empty-1']) await store.delete(key);
    });

    it.each([0, 12])('leaves nothing behind when a put breaks off after %i MiB', async (count) => {
      async function* cutOff() {
        yield Buffer.from('half');
        for (let sent = 0; sent < count; sent += 1) yield Buffer.alloc(mebibyte);
        throw new Error('connection lost');
      }
      await expect(store.put('cut-1', Readable.from(cutOff()))).rejects.toThrow('connection lost');
      expect(await store.has('cut-1')).toBe(false);
      expect(await place.unfinished()).toEqual([]);
    });

    it('never follows a key out of its folder', async () => {
      for (const key of ['../secret', '/etc/passwd', 'a/../../b', '.hidden', ''])
        await expect(async () => store.get(key)).rejects.toThrow('not a key');
    });

    it('lists its own keys, all of them', async () => {
      const pictures = await place.open('pictures');
      await pictures.put('picture-1', Readable.from(['p']));
      const keys = ['list-1', 'list-2', 'list-3', 'list-4', 'list-5'];
      for (const key of keys) await store.put(key, Readable.from(['x']));
      expect(await keysOf(store)).toEqual(keys);
      expect(await keysOf(pictures)).toEqual(['picture-1']);
    });
  });
}

async function digest(content: Iterable<Buffer> | AsyncIterable<Buffer> | undefined) {
  const hash = createHash('sha256');
  for await (const part of content ?? []) hash.update(part);
  return hash.digest('hex');
}
