import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSupplied, suppliedReader } from '#content/supplied.ts';
import type { OwnPicture } from '#domain/own-picture.ts';
import { ownPicture } from '../../tests/support/own-pictures.ts';
import type { FileStore } from '../files/store.ts';
import { WorkerPoolFull } from '../worker-pool.ts';
import { ownCard } from './card-content.ts';
import { openCards } from './cards.ts';
import type { CardOrder } from './draw-card.ts';

const words = readSupplied();
for (const page of ['media', 'contact', 'privacy', 'about-price', 'about-brand'] as const) {
  words.ko[page].banner.title = `New ${page}`;
}
const files = new Map<string, Buffer>();
const store = {
  get: async (key: string) => {
    const found = files.get(key);
    return found && { size: found.length, stream: Readable.from([found]) };
  },
  put: async (key: string, content: Readable) => {
    files.set(key, Buffer.concat(await Array.fromAsync(content)));
  },
} as unknown as FileStore;

let own: OwnPicture | undefined;
const texts = { words: suppliedReader(words), picture: () => own };
const draw = vi.fn(async ({ title }: CardOrder) => Buffer.from(`drawn ${title}`));
const readStill = vi.fn(async (file: string) => Buffer.from(file));

beforeEach(() => {
  files.clear();
  draw.mockClear();
  own = undefined;
});

const open = (change = {}) => openCards({ texts, store, draw, readSupplied: readStill, ...change });
const nameOf = (page: Parameters<typeof ownCard>[1]) =>
  ownCard(texts, page, 'ko')?.replace('/cards/', '') ?? '';
const read = async (name: string, cards = open()) => {
  const card = await cards.open(name);
  return card && text(card.stream);
};

it('the card that a page names is drawn once, however many ask for it, and kept', async () => {
  const cards = open();
  const asked = ['media', 'media', 'media'].map(() => read(nameOf('media'), cards));
  expect(await Promise.all(asked)).toEqual(Array(3).fill('drawn New media'));
  expect(await read(nameOf('media'), cards)).toBe('drawn New media');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(readStill).toHaveBeenCalledWith('quiet-1600.webp');
});

it('no other is drawn: neither a wrong name, nor one of other words', async () => {
  const wrong = ['x', 'media-ko-0123456789ab.jpg', nameOf('media').replace('-ko-', '-en-')];
  for (const name of wrong) expect(await read(name), name).toBeUndefined();
  expect(draw).not.toHaveBeenCalled();
});

it('a card that was named once is still there when the title has changed', async () => {
  const name = nameOf('media');
  await read(name);
  const later = open({ texts: { words: suppliedReader(), picture: () => undefined } });
  expect(await read(name, later)).toBe('drawn New media');
  expect(draw).toHaveBeenCalledTimes(1);
});

it('an own picture comes from the store; without its file nothing is drawn', async () => {
  own = ownPicture('a');
  expect(await read(nameOf('media'))).toBeUndefined();
  expect(draw).not.toHaveBeenCalled();
  files.set(`${'a'.repeat(32)}-2400.avif`, Buffer.from('own'));
  await read(nameOf('media'));
  expect(draw.mock.calls[0]?.[0].picture.toString()).toBe('own');
});

it('a few are drawn at once; whoever asks for more is told to come back', async () => {
  let finish = () => {};
  const drawn = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const cards = open({ draw: (order: CardOrder) => drawn.then(() => draw(order)) });
  const names = (['media', 'contact', 'privacy', 'about-price'] as const).map(nameOf);
  const begun = names.map((name) => read(name, cards));
  await vi.waitFor(() => expect(readStill).toHaveBeenCalled());
  await expect(cards.open(nameOf('about-brand'))).rejects.toThrow(WorkerPoolFull);
  finish();
  expect(await Promise.all(begun)).toContain('drawn New contact');
  expect(await read(nameOf('about-brand'), cards)).toBe('drawn New about-brand');
});

it('a failed drawing is tried again', async () => {
  draw.mockRejectedValueOnce(new Error('no memory'));
  const cards = open();
  await expect(cards.open(nameOf('media'))).rejects.toThrow('no memory');
  expect(await read(nameOf('media'), cards)).toBe('drawn New media');
});
