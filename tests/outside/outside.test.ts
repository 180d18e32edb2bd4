import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Crawl, crawl } from './crawl.ts';
import { ownChecks } from './own-checks.ts';
import { origin, startSampleSite } from './sample-site.ts';

let found: Crawl;
let site: Awaited<ReturnType<typeof startSampleSite>>;

beforeAll(async () => {
  site = await startSampleSite();
  await site.fill();
  found = await crawl(site.url, origin);
}, 180_000);
afterAll(() => site.stop());

it('every page, picture and script of the built site was asked for', () => {
  expect(found.answers.size).toBeGreaterThan(600);
});

it.each(Object.entries(ownChecks))('%s are right', (_, check) => {
  expect(check(found, origin)).toEqual([]);
});
