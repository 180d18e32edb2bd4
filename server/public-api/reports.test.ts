import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EvidenceReport } from '#domain/evidence.ts';
import { openStore } from '../files/open-store.ts';
import { createApp } from '../http/app.ts';
import { silentLog as log } from '../log/log.ts';
import { openSiteReports } from '../site/reports.ts';
import { reportsApi } from './reports.ts';

const hash = 'a'.repeat(32);
const address = `/reports/${hash.slice(0, 12)}/antibacterial-2024.pdf`;
let published: EvidenceReport | null = null;
let app: ReturnType<typeof createApp>;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'reports-'));
  const store = await openStore({ dataDir, filesUrl: undefined }, 'pictures');
  await store.put(`${hash}.pdf`, Readable.from(['0123456789']));
  published = { hash, name: 'antibacterial-2024', bytes: 10, pages: 2 };
  const reports = openSiteReports({ store, pool: {} as never, scanner: undefined });
  const texts = { evidence: () => ({ source: { report: published } }) as never };
  app = createApp({
    routeManifest: async () => new Response(),
    siteUrl: undefined,
    log,
    apis: [reportsApi({ texts, reports, origin: 'https://noshine.example' })],
  });
});
afterAll(() => rm(dataDir, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });

describe('a report', () => {
  it('is shown by the browser, kept for a day, and says which of its addresses counts', async () => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('0123456789');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'content-disposition': 'inline',
      'content-length': '10',
      'content-security-policy':
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'content-type': 'application/pdf',
      link: `<https://noshine.example${address}>; rel="canonical"`,
      'x-content-type-options': 'nosniff',
    });
    const again = await ask(address, { 'If-None-Match': answer.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is sent in the parts that a viewer asks for', async () => {
    const part = await ask(address, { Range: 'bytes=2-5' });
    expect([part.status, await part.text()]).toEqual([206, '2345']);
    expect(part.headers.get('Content-Range')).toBe('bytes 2-5/10');
    expect((await ask(address, { Range: 'bytes=10-' })).status).toBe(416);
    const head = await ask(address, {}, 'HEAD');
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '10']);
  });

  it('has one address: any other name leads there', async () => {
    const renamed = await ask(`/reports/${hash.slice(0, 12)}/before.pdf`);
    expect([renamed.status, renamed.headers.get('Location')]).toEqual([301, address]);
  });

  it('is no longer there once no published result names it, though its file is', async () => {
    const before = published;
    published = null;
    expect((await ask(address)).status).toBe(404);
    published = before;
  });

  it.each([
    '/reports/aaaaaaaaaaab/antibacterial-2024.pdf',
    `/reports/${hash}/antibacterial-2024.pdf`,
    '/reports/..%2f..%2fetc/passwd',
    '/reports/aaaaaaaaaaaa',
  ])('is not at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
