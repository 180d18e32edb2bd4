import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import { adminRoutes } from '#server/admin-api/admin-api.ts';
import type { AdminContext } from '#server/admin-api/context.ts';
import { siteTextRules } from '#server/site/text-rules.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { attack } from './attack.ts';
import { openCalls } from './corpus/admin-routes.ts';
import { corpus } from './corpus/all.ts';
import { fromVisitor } from './corpus/case.ts';
import { shortCorpus } from './corpus/short.ts';
import { errorOf, send } from './send.ts';

let site: SiteProcess;

beforeAll(async () => {
  site = await startSiteProcess({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => site.stop());

it('answers hostile requests calmly: no failure, no hang, no echo', async () => {
  const report = await attack(site, 1_300, 1_600);
  expect(report.errors).toEqual([]);
}, 120_000);

it('answers the dearest request of each kind without failing, and lives on', async () => {
  const errors: string[] = [];
  for (const [at, { name, bytes, mayBeCut = false, manner }] of shortCorpus.entries()) {
    const error = errorOf(await send(site.port, fromVisitor(bytes(), at), manner), mayBeCut);
    if (error) errors.push(`${name}: ${error}`);
  }
  expect(errors).toEqual([]);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
}, 120_000);

it('knows every route of the back office that takes words from anybody', () => {
  const textRules = siteTextRules(readSupplied());
  const context = { config: {}, database: {}, textRules } as AdminContext;
  const open = adminRoutes(context).filter(
    ({ permission, body }) => permission === 'anyone' && body,
  );
  expect(Object.keys(openCalls).sort()).toEqual(
    open.map(({ key }) => `/api/admin${key.split(' ')[1]}`).sort(),
  );
  expect(corpus.length).toBeGreaterThan(1_000);
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
});
