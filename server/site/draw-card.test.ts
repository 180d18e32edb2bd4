import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { suppliedReader } from '#content/supplied.ts';
import { languages } from '#domain/language.ts';
import { cardPictures, sharingCard, standsAside } from '#domain/sharing-cards.ts';
import { ensureCardFonts } from '../../tests/support/card-fonts.ts';
import { cardFontFolder } from './card-font.ts';
import { drawableText } from './card-text.ts';
import { drawCard } from './draw-card.ts';

let picture: Uint8Array;

beforeAll(async () => {
  process.env.FONTCONFIG_FILE = join(cardFontFolder, 'fonts.conf');
  await ensureCardFonts();
  const night = { width: 1600, height: 900, channels: 3 as const, background: '#0A1114' };
  picture = await sharp({ create: night }).webp().toBuffer();
});

const draw = (title: string, kicker = '', isAside = false) =>
  drawCard({ picture, isAside, title, kicker });

/** Where there is anything brighter than the night, below the wordmark and in all of the card. */
async function inkOf(card: Uint8Array) {
  const { data, info } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: 0, bottom: 0, pixels: 0 };
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    if (y < 120 || (data[at] ?? 0) < 90) continue;
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
    box.pixels += 1;
  }
  return box;
}

it('a card is a light JPEG of the size that is shared', async () => {
  const card = await draw('빛이 없어도 작동하는 정화 코팅', '자기구동형 무광촉매');
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.length).toBeLessThan(300_000);
});

const longest = {
  ko: '자외선과 가시광선이 없는 곳에서도 열과 적외선으로 작동하는 무광촉매 코팅 '.repeat(4),
  en: 'A coating that reduces bacteria, odours and harmful substances in the dark '.repeat(4),
  id: 'Pelapis fotokatalis yang mengurangi bakteri, bau, dan zat berbahaya bahkan '.repeat(4),
  es: 'Un recubrimiento fotocatalítico que, aun sin luz, actúa día y noche ¿dónde? '.repeat(4),
  'without a space': 'W'.repeat(300),
  'Korean without a space': '뷁'.repeat(300),
  markup: '<span size="999%">&amp; </span><b>&#x41; '.repeat(8),
  emoji: '👩‍👩‍👧‍👦🎉 fiesta '.repeat(30),
  'other directions': '\u202eevil שלום مرحبا '.repeat(20),
  accents: 'ÅÉÑÕÜŻ Ţģ '.repeat(30),
};

it.each(Object.entries(longest))('words stay in their place: %s', async (_name, text) => {
  const ink = await inkOf(await draw(text, text));
  expect(ink.pixels).toBeGreaterThan(1000);
  expect(ink.left).toBeGreaterThanOrEqual(70);
  expect(ink.right).toBeLessThanOrEqual(72 + 728 + 4);
  expect(ink.top).toBeGreaterThanOrEqual(148);
  expect(ink.bottom).toBeLessThanOrEqual(562);
});

it('markup is written, not obeyed', async () => {
  const drawn = await inkOf(await draw('<b>x</b>'));
  const obeyed = await inkOf(await draw('x'));
  expect(drawn.right).toBeGreaterThan(obeyed.right + 100);
  expect(drawableText('<b>&amp;')).toBe('<b>&amp;');
});

it('what the font does not have is left out, and what it was put in', () => {
  expect(drawableText('무광촉매(無光觸媒) 코팅')).toBe('무광촉매 코팅');
  expect(drawableText(' 🎉  Fiesta\n👩‍👩‍👧‍👦 de\u202e luz ')).toBe('Fiesta de luz');
  expect(drawableText('쓸\u00a0수')).toBe('쓸\u00a0수');
  expect(drawableText('مرحبا')).toBe('');
});

/** How far the titles of two cards differ, of 255. */
async function differenceOf(card: Uint8Array, other: string): Promise<number> {
  const area = { left: 60, top: 400, width: 640, height: 105 };
  const [drawn, supplied] = await Promise.all(
    [card, other].map((one) => sharp(one).extract(area).greyscale().raw().toBuffer()),
  );
  const sum = drawn?.reduce((all, value, at) => all + Math.abs(value - (supplied?.[at] ?? 0)), 0);
  return (sum ?? 0) / (area.width * area.height);
}

it.each(languages)('a card looks like the one that art/og.ts draws, in %s', async (language) => {
  const words = suppliedReader();
  const title = words('product-air', language, 'banner.title');
  const kicker = words('home', language, 'hero.kicker');
  const picture = cardPictures['product-air'];
  const bytes = await readFile(`public/art/stills/${picture}-1600.webp`);
  const order = { picture: bytes, isAside: standsAside(picture), title, kicker };
  const supplied = `public${sharingCard('product-air', language)}`;
  const difference = await differenceOf(await drawCard(order), supplied);
  const withoutWords = await drawCard({ ...order, title: '', kicker: '' });
  expect(difference / (await differenceOf(withoutWords, supplied))).toBeLessThan(0.2);
});

it('a card without words still is one', async () => {
  const card = await draw('', '', true);
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('a picture lies on the night: beside a room, and behind one that is cut out', async () => {
  const nothing = { width: 1600, height: 900, channels: 4 as const, background: '#ffffff00' };
  const cutOut = await sharp({ create: nothing }).webp().toBuffer();
  for (const isAside of [true, false]) {
    const card = await drawCard({ picture: cutOut, isAside, title: '', kicker: '' });
    const area = { left: 300, top: 200, width: 900, height: 200 };
    const { channels } = await sharp(await sharp(card).extract(area).png().toBuffer()).stats();
    const night = [0x0a, 0x11, 0x14];
    for (const [index, { min, max }] of channels.entries()) {
      expect(Math.abs(min - (night[index] ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs(max - (night[index] ?? 0))).toBeLessThanOrEqual(1);
    }
  }
});

it('a room moves aside', async () => {
  const white = { width: 1600, height: 900, channels: 3 as const, background: '#ffffff' };
  picture = await sharp({ create: white }).webp().toBuffer();
  const at = async (isAside: boolean) => {
    const raw = await sharp(await draw('', '', isAside))
      .greyscale()
      .raw()
      .toBuffer();
    return [320, 350].map((x) => raw[200 * 1200 + x] ?? 0);
  };
  const [before = 0, inside = 0] = await at(true);
  expect(inside).toBeGreaterThan(before + 10);
  const [left = 0, right = 0] = await at(false);
  expect(Math.abs(right - left)).toBeLessThan(10);
});
