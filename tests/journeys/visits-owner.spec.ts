import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unbindWords } from '#content/bind-text.ts';
import { dayNumber } from '#domain/seoul.ts';
import { enter } from './admin-site.ts';
import { byName, expect, test } from './counted-site.ts';
import { hydrated } from './hydration.ts';
import { InquiryForm } from './inquiry-form.ts';

const privacy = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/en/privacy.json'), 'utf8'),
);

/** By what links may say, and the name under which that is counted; none where it is somebody's. */
const hostile: [campaign: string, counted?: string][] = [
  [`"><img src=x onerror="document.title='run'">`, 'img src x onerror document.title run'],
  ['=HYPERLINK("https://x.example","y")', 'hyperlink https x.example y'],
  ['-2+3', '2 3'],
  ['@SUM(1)'],
  ['ana@visitor.example'],
  ['+82 10-1234-5678'],
  // A longer address is refused.
  ['x'.repeat(4000), 'x'.repeat(40)],
  [`a${'𠮷'.repeat(60)}`, `a${'𠮷'.repeat(39)}`],
  ['\u202e박람회\u0000 🎉 Ｓｅｏｕｌ', '박람회 seoul'],
  ['__proto__', '__proto__'],
  ['007', '007'],
];

/** As no link can leave it behind; what reads it must not rely on that. */
const raw = `=1+1,"<img src=x onerror="document.title='run'">`;

test('a campaign is kept up to the inquiry, and a hostile name is only a text', async ({
  counted,
}) => {
  test.slow();
  const { database, url, read } = counted;
  const page = await counted.visitor({ locale: 'ko-KR' });
  await page.context().addCookies([{ name: 'popup', value: 'true', url }]);
  await page.goto('/?utm_source=Fair&utm_medium=QR&utm_campaign=Seoul+2026');
  await page.locator('header summary', { hasText: '한국어' }).click();
  await page.locator('header a[data-language=en]').first().click();
  await expect(page).toHaveURL('/en?utm_source=Fair&utm_medium=QR&utm_campaign=Seoul+2026');
  await hydrated(page);
  await page.locator('footer a[href="/en/privacy"]').first().click();
  await expect(page).toHaveURL('/en/privacy');
  await hydrated(page);
  await page.locator('a[href="/en/contact/stepOne"]:visible').first().click();
  const form = new InquiryForm(page);
  await form.untilHydrated();
  await form.switchTo('es');
  await form.field('detail').fill('¿Cuánto dura?');
  await form.goOn('stepTwo');
  await form.field('name').fill('Ana Kim');
  await form.field('phoneNumber').fill('+82 10-1234-5678');
  await form.field('consent').check();
  await form.goOn('stepThree');
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  const inquiry = await database.db
    .selectFrom('inquiries')
    .select(['id', 'came_from_page', 'first_page', 'campaign', 'source'])
    .executeTakeFirstOrThrow();
  expect(inquiry).toEqual({
    id: expect.any(String),
    came_from_page: '/privacy',
    first_page: '/',
    campaign: 'fair / qr / seoul 2026',
    source: '',
  });

  for (const [campaign] of hostile) {
    const other = await counted.visitor();
    await other.goto(`/en/privacy?${new URLSearchParams({ utm_campaign: campaign })}`);
    await other.context().close();
  }
  const expected = ['fair / qr / seoul 2026', ...hostile.flatMap(([, name]) => name ?? [])].sort();
  const names = async () => (await read()).campaigns.map(({ name }) => name).sort();
  await expect.poll(names).toEqual(expected);
  expect((await read()).campaigns.every(({ count }) => count === 1)).toBe(true);
  await database.write((trx) =>
    trx
      .insertInto('insight_counts')
      .values({ day: dayNumber(Date.now()), kind: 'campaign', name: raw, count: 1 })
      .execute(),
  );

  const owner = await counted.visitor({ locale: 'ko-KR' });
  await enter(owner.request);
  await owner.goto('/admin/overview?period=this-month');
  const campaigns = owner.getByRole('region', { name: '캠페인' });
  await campaigns.getByRole('button', { name: /더 보기/ }).click();
  const shown = campaigns.locator('tbody th');
  await expect(shown).toHaveCount(expected.length + 1);
  expect((await shown.allTextContents()).sort()).toEqual([...expected, raw].sort());
  await expect(campaigns.locator('img')).toHaveCount(0);
  const [file] = await Promise.all([
    owner.waitForEvent('download'),
    campaigns.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toContain(`"'${raw.replaceAll('"', '""')}",1,0,0,0`);
  expect(lines).toContain('"=""007""",1,0,0,0');
  expect(lines).toContain('fair / qr / seoul 2026,1,1,0,0');
  expect(lines.filter((line) => /^"?[=+\-@]/.test(line))).toEqual(['"=""007""",1,0,0,0']);
  await owner.goto(`/admin/inquiries/${inquiry.id}`);
  await expect(owner.getByText('fair / qr / seoul 2026')).toBeVisible();
  expect(await owner.title()).not.toContain('run');
});

test('nothing is counted while the owner has switched that off', async ({ counted, request }) => {
  test.slow();
  const { read } = counted;
  const owner = await counted.visitor({ locale: 'ko-KR' });
  await enter(owner.request);

  async function setCounting(isOn: boolean) {
    // The same address twice would only be a jump within the page, with the last notice still there.
    await owner.goto('/admin/overview');
    await owner.goto('/admin/settings#visits');
    const counting = owner.getByRole('switch', { name: '방문 집계' });
    await expect(counting).toBeChecked({ checked: !isOn });
    await counting.click({ force: true });
    await owner.getByRole('button', { name: '저장', exact: true }).click();
    await expect(owner.getByText('저장했습니다.')).toBeVisible();
    // Not to be counted itself.
    const headers = { DNT: '1' };
    const saysOff = async () => {
      const policy = await (await request.get('/en/privacy', { headers })).text();
      return unbindWords(policy).includes(privacy.sections.visits.off);
    };
    await expect.poll(saysOff).toBe(!isOn);
  }

  /** A page, the popup, the light and the form up to an inquiry. */
  async function walk(page: Page, path: string) {
    await page.goto(`${path}?utm_source=fair`, { referer: 'https://news.example/' });
    await page.locator('[data-popup-close]').click();
    await page.locator('header [data-lights]').first().click();
    const form = new InquiryForm(page);
    await form.fillIn();
    await form.button('submit').click();
    await expect(form.alert).toContainText(form.words.alerts.completed);
    await page.context().close();
  }

  await walk(await counted.visitor({ locale: 'en-US' }), '/en/about/brand');
  await expect.poll(async () => (await read()).funnel.sent).toBe(1);
  const before = await read();
  expect(byName(before.events)).toMatchObject({ 'popup-closed': 1, 'light-switched': 1 });

  await setCounting(false);
  await walk(await counted.visitor({ locale: 'en-US' }), '/en/about/price');
  await setCounting(true);
  await walk(await counted.visitor({ locale: 'en-US' }), '/en/about/relationship');

  // What the second walk would have added would be there by now.
  await expect.poll(async () => (await read()).funnel.sent).toBe(2);
  const after = await counted.endAndRead();
  const paths = after.pages.map(({ name }) => name);
  expect(paths).toContain('/about/brand');
  expect(paths).toContain('/about/relationship');
  expect(paths).not.toContain('/about/price');
  const twice = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, 2 * count]));
  expect(after.days).toMatchObject([{ views: 2 * (before.days[0]?.views ?? 0), visitors: 2 }]);
  for (const kind of ['events', 'sources', 'campaigns', 'countries', 'devices'] as const) {
    expect(byName(after[kind]), kind).toEqual(twice(byName(before[kind])));
  }
  const inquiries = await counted.database.db
    .selectFrom('inquiries')
    .select(['first_page', 'campaign', 'source'])
    .orderBy('received_at')
    .execute();
  const none = { first_page: null, campaign: null, source: null };
  const came = { campaign: 'fair', source: 'news.example' };
  expect(inquiries).toEqual([
    { first_page: '/about/brand', ...came },
    none,
    { first_page: '/about/relationship', ...came },
  ]);
});
