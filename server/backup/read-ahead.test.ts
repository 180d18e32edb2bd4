import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

const limits = { atOnce: 4, mostBytes: 1000, silence: 60_000 };

/** Sizes by key; counts what is asked for and not yet read to its end. */
function storeOf(sizes: Record<string, number>) {
  const asked: string[] = [];
  return {
    asked,
    async *keys() {
      yield* Object.keys(sizes);
    },
    async get(key: string) {
      asked.push(key);
      const size = sizes[key] ?? 0;
      return { size, stream: Readable.from([Buffer.alloc(size, key)]) };
    },
  };
}

it('asks for the next ones while one is read, so many and no more, and keeps their order', async () => {
  const keys = Array.from({ length: 20 }, (_, number) => `k${number}`);
  const store = storeOf(Object.fromEntries(keys.map((key) => [key, 10])));
  const seen: string[] = [];
  for await (const { key, content } of readAhead(store, limits)) {
    seen.push(key);
    expect(store.asked.length).toBeLessThanOrEqual(seen.length + limits.atOnce);
    expect(store.asked.length).toBeGreaterThanOrEqual(
      Math.min(20, seen.length + limits.atOnce - 1),
    );
    expect((await text(content)).slice(0, key.length)).toBe(key);
  }
  expect(seen).toEqual(keys);
});

it('reads large files too, one by one when two would be too much', async () => {
  const store = storeOf({ a: 900, b: 5000, c: 900, d: 50 });
  const sizes: number[] = [];
  for await (const { content } of readAhead(store, limits)) {
    sizes.push((await buffer(content)).length);
  }
  expect(sizes).toEqual([900, 5000, 900, 50]);
});

it('passes a file on as it comes that is larger than what may wait in memory', async () => {
  let read = 0;
  const store = {
    async *keys() {
      yield 'film';
    },
    async get() {
      async function* chunks() {
        for (read = 0; read < 5000; read += 500) yield Buffer.alloc(500);
      }
      return { size: 5000, stream: Readable.from(chunks(), { highWaterMark: 1 }) };
    },
  };
  for await (const { content } of readAhead(store, limits)) {
    expect(read).toBeLessThan(1000);
    const iterator = content[Symbol.asyncIterator]();
    await iterator.next();
    expect(read).toBeLessThan(5000);
    await iterator.return?.();
  }
});

it('leaves out what was deleted since it was listed', async () => {
  const store = storeOf({ a: 1, b: 1, c: 1 });
  const get = async (key: string) => (key === 'b' ? undefined : store.get(key));
  const found = await Array.fromAsync(readAhead({ ...store, get }, limits));
  expect(found.map(({ key }) => key)).toEqual(['a', 'c']);
});

it.each(['asked for', 'read'])('says of which file it fails when it is %s', async (when) => {
  const store = storeOf({ a: 1, b: 1, c: 1 });
  const get = async (key: string) => {
    if (key !== 'b') return store.get(key);
    if (when === 'asked for') throw new Error('away');
    const stream = new PassThrough();
    stream.destroy(new Error('away'));
    return { size: 1, stream };
  };
  const found = await Array.fromAsync(readAhead({ ...store, get }, limits));
  const contents = await Promise.allSettled(found.map(({ content }) => text(content)));
  expect(contents.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(contents[1]).toMatchObject({ reason: { message: 'away' } });
});

it('gives up a connection that has fallen silent', async () => {
  const stream = new PassThrough();
  const store = { ...storeOf({ a: 1 }), get: async () => ({ size: 1, stream }) };
  const [found] = await Array.fromAsync(readAhead(store, { ...limits, silence: 1 }));
  await expect(text(found?.content as Readable)).rejects.toThrow('nothing came for 0.001 s');
});
