import { expect, it, onTestFinished } from 'vitest';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';

const linesWith = (site: SiteProcess, words: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(words));

async function askThroughProxy({ url }: SiteProcess) {
  for (const path of ['/healthz', '/en', '/en/about/brand']) {
    await fetch(url + path, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  }
}

it('says once that a proxy is not trusted when a request shows that there is one', async () => {
  const site = await startSiteProcess({ env: { HOST: '127.0.0.1' } });
  onTestFinished(async () => void (await site.stop()));
  expect(linesWith(site, 'TRUST_PROXY')).toEqual([]);
  await askThroughProxy(site);
  await expect.poll(() => linesWith(site, '"path":"/en/about/brand"')).toHaveLength(1);
  expect(linesWith(site, 'TRUST_PROXY is 0')).toHaveLength(1);
  expect(linesWith(site, 'SITE_URL')).toEqual([]);
});

it('says nothing of a proxy that is trusted, but that SITE_URL is missing', async () => {
  const site = await startSiteProcess({ env: { HOST: '127.0.0.1', TRUST_PROXY: '1' } });
  onTestFinished(async () => void (await site.stop()));
  await askThroughProxy(site);
  await expect.poll(() => linesWith(site, '"path":"/en/about/brand"')).toHaveLength(1);
  expect(linesWith(site, 'TRUST_PROXY')).toEqual([]);
  expect(linesWith(site, 'SITE_URL is not set')).toHaveLength(1);
});
