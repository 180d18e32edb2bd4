import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';

let site: SiteProcess;

beforeAll(async () => {
  site = await startSiteProcess();
});
afterAll(() => site.stop());

async function pictureOf(path: string): Promise<string> {
  const page = await (await fetch(site.url + path)).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(page) ?? [];
  return address && new URL(address).pathname;
}

it.each(languages)('every page has a picture for sharing cards in %s', async (language) => {
  const missing: string[] = [];
  for (const path of pagePaths.map((page) => localize(page, language))) {
    const picture = await pictureOf(path);
    const { status, headers } = await fetch(site.url + picture, { method: 'HEAD' });
    const isThere = status === 200 && headers.get('content-type') === 'image/jpeg';
    if (!picture || !isThere) missing.push(`${path}: "${picture}"`);
  }
  expect(missing).toEqual([]);
});
