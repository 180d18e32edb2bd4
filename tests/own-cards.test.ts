import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TextKey } from '#domain/site-text.ts';
import { openDatabase } from '#server/database/database.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { publishOver, siteRules } from './support/site-texts.ts';

let site: SiteProcess;

beforeAll(async () => {
  site = await startSiteProcess();
});
afterAll(() => site.stop());

const title: TextKey = { page: 'about-price', path: 'banner.title', language: 'es' };

async function publish(text: string) {
  const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  await publishOver(database, title, text);
  await database.close();
}

async function cardOf(path: string): Promise<string> {
  const page = await (await fetch(site.url + path)).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(page) ?? [];
  return new URL(address).pathname;
}

it('a changed title is drawn on the card of its page, until it is the supplied one again', async () => {
  expect(await cardOf('/es/about/price')).toBe('/art/og/about-price-es.jpg');
  await publish('¿Cuánto cuesta?');
  const own = expect.stringMatching(/^\/cards\/about-price-es-[0-9a-f]{12}\.jpg$/);
  await expect.poll(() => cardOf('/es/about/price')).toEqual(own);
  expect(await cardOf('/en/about/price')).toBe('/art/og/about-price-en.jpg');

  const address = await cardOf('/es/about/price');
  const answers = await Promise.all([1, 2, 3].map(() => fetch(site.url + address)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const card = Buffer.from(await (await fetch(site.url + address)).arrayBuffer());
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(card.length).toBeLessThan(300_000);
  expect(site.output()).not.toMatch(/fontconfig|pango/i);

  await publish(siteRules.supplied.find(title) ?? '');
  await expect.poll(() => cardOf('/es/about/price')).toBe('/art/og/about-price-es.jpg');
  const kept = await fetch(site.url + address, { method: 'HEAD' });
  expect(kept.status).toBe(200);
  const unknown = address.replace(/[0-9a-f]{12}/, '0123456789ab');
  expect((await fetch(site.url + unknown)).status).toBe(404);
});
