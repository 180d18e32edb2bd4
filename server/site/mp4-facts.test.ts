import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filmDetails, filmFile, filmNames } from '#domain/films.ts';
import { box, smallFilm } from '../../tests/support/small-film.ts';
import { readFilmFacts } from './mp4-facts.ts';

/** Says how much of the file was read. */
async function factsOf(bytes: Buffer) {
  let read = 0;
  const reading = await readFilmFacts(async (start, length) => {
    const part = bytes.subarray(start, start + length);
    read += part.length;
    return part;
  }, bytes.length);
  return { reading, read };
}

const reasonOf = async (bytes: Buffer) => {
  const { reading } = await factsOf(bytes);
  return reading.ok ? 'none' : reading.reason;
};

it.each(filmNames)('the supplied film %s is as long as it is said to be', async (name) => {
  const bytes = readFileSync(`public${filmFile(name, 'ko', 'mp4')}`);
  const { reading, read } = await factsOf(bytes);
  expect(reading).toEqual({
    ok: true,
    facts: { seconds: filmDetails[name].seconds, width: 1920, height: 1080, hasSound: false },
    codec: 'avc1',
    beginsWithIndex: true,
  });
  expect(read).toBeLessThan(bytes.length / 10);
});

describe('a film', () => {
  it('has sound, stands upright, and has its index at the end, or not', async () => {
    const { reading } = await factsOf(
      smallFilm({ hasSound: true, isTurned: true, isIndexLast: true, codec: 'hvc1' }),
    );
    expect(reading).toEqual({
      ok: true,
      facts: { seconds: 12, width: 720, height: 1280, hasSound: true },
      codec: 'hvc1',
      beginsWithIndex: false,
    });
  });

  it('without pictures, or without a length, is none to be shown', async () => {
    expect(await reasonOf(smallFilm({ hasPicture: false, hasSound: true }))).toBe('no-picture');
    expect(await reasonOf(smallFilm({ width: 0 }))).toBe('no-picture');
    expect(await reasonOf(smallFilm({ seconds: 0 }))).toBe('no-length');
  });
});

describe('bytes that only look like a film', () => {
  const film = smallFilm();

  it('are refused wherever they are cut off or changed', async () => {
    const index = film.indexOf('moov') - 4;
    for (let length = 0; length < index + 8; length += 1) {
      expect(await reasonOf(film.subarray(0, length))).toBe('not-a-film');
    }
    // Each byte of the index in turn: it ends, and throws nothing.
    for (let at = 0; at < film.indexOf('mdat'); at += 1) {
      for (const value of [0, 1, 0xff]) {
        const changed = Buffer.from(film);
        changed[at] = value;
        await factsOf(changed);
      }
    }
  });

  it('do not hold it up', async () => {
    const kind = film.subarray(0, film.readUInt32BE(0));
    const many = Buffer.concat([kind, ...Array.from({ length: 50_000 }, () => box('free'))]);
    const { reading, read } = await factsOf(many);
    expect(reading).toEqual({ ok: false, reason: 'not-a-film' });
    expect(read).toBeLessThan(40_000);
    const huge = Buffer.concat([kind, box('moov', Buffer.alloc(9 * 1024 * 1024))]);
    expect((await factsOf(huge)).read).toBeLessThan(100);
  });

  it('may have any length written down', async () => {
    const long = Buffer.from(film);
    long.writeUInt32BE(0xffff_ffff, film.indexOf('moov') - 4);
    expect(await reasonOf(long)).toBe('not-a-film');
    const inside = Buffer.from(film);
    inside.writeUInt32BE(0xffff_ffff, film.indexOf('tkhd') - 4);
    expect(await reasonOf(inside)).toBe('no-picture');
    expect(await reasonOf(Buffer.from('<!doctype html><script>'))).toBe('not-a-film');
    expect(await reasonOf(Buffer.alloc(0))).toBe('not-a-film');
  });
});
