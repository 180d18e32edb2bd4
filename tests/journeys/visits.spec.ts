import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, devices } from '@playwright/test';
import { dayInSeoul } from '#domain/seoul.ts';
import { openDatabase } from '#server/database/database.ts';
import { readInsight } from '#server/insight/read-insight.ts';
import { browserTable } from '#server/legal/browser-table.ts';
import { startSiteProcess } from '../support/site-process.ts';
import { expect as baseExpect, test } from './site.ts';

/** Counts are written every few seconds. */
const expect = baseExpect.configure({ timeout: 30_000 });

const privacy = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/en/privacy.json'), 'utf8'),
);
const keptNames = browserTable(privacy.sections.browser).rows.map(([name]) => name);

/** Two instances on one database, as behind a balancer. */
async function startTwo() {
  const env = { TRUST_PROXY: '1' };
  const first = await startSiteProcess({ env });
  const second = await startSiteProcess({ env, dataDir: first.dataDir });
  const database = await openDatabase({ dataDir: first.dataDir, databaseUrl: undefined });
  return {
    ...{ first, second, database },
    async stop() {
      await database.close();
      await second.stop();
      await first.stop();
    },
  };
}

async function visit(
  browser: Browser,
  address: string,
  { headers = {}, ...options }: { headers?: Record<string, string>; [option: string]: unknown },
) {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: headers });
  const page = await context.newPage();
  await page.goto(address);
  return { page, context };
}

test('a walk is counted as it was walked, through two instances, and stored nowhere', async ({
  browser,
}) => {
  test.slow();
  const { first, second, database, stop } = await startTwo();
  const options = { locale: 'ko-KR', timezoneId: 'Asia/Jakarta', ...devices['Desktop Chrome'] };
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  // Nothing is counted of these.
  await visit(browser, first.url, { headers: { ...from('203.0.113.5'), DNT: '1' } });
  await visit(browser, first.url, { headers: { ...from('203.0.113.6'), 'Sec-GPC': '1' } });
  await visit(browser, first.url, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  // And this is one visitor, at the other instance.
  const phone = { ...devices['Pixel 7'], locale: 'ko-KR', timezoneId: 'Asia/Seoul' };
  await visit(browser, second.url, { ...phone, headers: from('203.0.113.7') });

  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: from('203.0.113.8'),
  });
  const page = await context.newPage();
  await page.goto(`${first.url}/?utm_source=Fair&utm_campaign=Seoul`, {
    referer: 'https://news.example/story?id=secret',
  });
  await page.locator('[data-popup-close]').click();
  await page.locator('header details summary', { hasText: '한국어' }).first().click();
  await page.locator('header a[data-language=en]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.locator('html[data-interactive]').waitFor();
  await page.locator('header [data-lights]').first().click();
  await page.evaluate(() => location.assign('/en/product/technical/air'));
  await page.waitForURL('**/en/product/technical/air');
  await page.evaluate(() => location.assign('/en/contact/stepOne'));
  await page.locator('[data-open]').waitFor();
  await page.locator('[name=detail]').fill('How long does it last?');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/contact/stepTwo');
  await page.locator('[name=name]').fill('Kim');
  await page.locator('[name=phoneNumber]').fill('010-1234-5678');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.locator('[name=consent]').check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/contact/stepThree');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alertdialog').waitFor();

  const today = dayInSeoul(Date.now());
  const read = () => readInsight(database, { from: today, to: today });
  await expect.poll(async () => (await read()).funnel.sent).toBe(1);
  await expect.poll(read).toMatchObject({
    days: [{ views: 7, visitors: 2 }],
    pages: expect.arrayContaining([
      { name: '/', views: 3 },
      { name: '/product/technical/air', views: 1 },
      { name: '/contact/stepThree', views: 1 },
    ]),
    languages: [
      { name: 'en', count: 5 },
      { name: 'ko', count: 2 },
    ],
    sources: [
      { name: '', count: 1 },
      { name: 'news.example', count: 1 },
    ],
    campaigns: [{ name: 'fair / seoul', count: 1 }],
    countries: [
      { name: 'ID', count: 1 },
      { name: 'KR', count: 1 },
    ],
    devices: [
      { name: 'desktop', count: 1 },
      { name: 'phone', count: 1 },
    ],
    funnel: { stepOne: 1, stepTwo: 1, stepThree: 1, sent: 1 },
    stops: [{ name: 'consent.not-agreed', count: 1 }],
  });
  const { events } = await read();
  const counted = Object.fromEntries(events.map(({ name, count }) => [name, count]));
  expect(counted).toMatchObject({
    'language-switched': 1,
    'light-switched': 1,
    'popup-closed': 1,
  });
  const inquiry = await database.db
    .selectFrom('inquiries')
    .select(['came_from_page', 'first_page', 'campaign', 'source'])
    .executeTakeFirstOrThrow();
  expect(inquiry).toEqual({
    came_from_page: '/product/technical/air',
    first_page: '/',
    campaign: 'fair / seoul',
    source: 'news.example',
  });

  const devtools = await context.newCDPSession(page);
  const { cookies } = await devtools.send('Network.getCookies');
  const stored = cookies.map(({ name }) => name);
  for (const isLocalStorage of [true, false]) {
    const storageId = { securityOrigin: first.url, isLocalStorage };
    const { entries } = await devtools.send('DOMStorage.getDOMStorageItems', { storageId });
    stored.push(...entries.map(([name = '']) => name));
  }
  const { databaseNames } = await devtools.send('IndexedDB.requestDatabaseNames', {
    securityOrigin: first.url,
  });
  expect(keptNames).toEqual(expect.arrayContaining([...stored, ...databaseNames]));
  await stop();
});
