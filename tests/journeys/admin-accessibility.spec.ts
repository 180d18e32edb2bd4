import type { Page } from '@playwright/test';
import { createPost, enter, expect, owner, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.setTimeout(240_000);
// A color on its way to another is neither of the two.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where staff spend their day, and each kind of page once. */
const mainPages = ['overview', 'inquiries', 'posts', 'site/home', 'settings#mail-server'];
const otherPages = [
  ...['inquiries/person', 'site', 'site-pictures', 'site-films', 'test-results'],
  ...['test-results/voc', 'case-studies', 'settings', 'mails', 'accounts', 'activity', 'me'],
  ...['settings#popup', 'settings#privacy', 'settings#security'],
  'site/edit?screen=/about/price&picture=clock',
];
const schemes = ['dark', 'light'] as const;
/** What depends on the colors; all else is the same in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Everything in the dark, then by day what may differ there. */
async function expectAccessible(page: Page, message: string) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const only = colorScheme === 'light' ? colorRules : undefined;
    expect(await axeViolations(page, only), `${message}, ${colorScheme}`).toEqual([]);
  }
}

for (const { name, language, paths, tag } of [
  { name: 'main pages', language: 'ko', paths: mainPages, tag: [] },
  { name: 'other pages', language: 'ko', paths: otherPages, tag: '@sweep' },
  { name: 'all pages', language: 'en', paths: [...mainPages, ...otherPages], tag: '@sweep' },
]) {
  test(`${name} of the back office can be used by everybody (${language})`, { tag }, async ({
    page,
  }) => {
    await enter(page.request);
    await page.request.patch('/api/admin/me', { data: { language } });
    const mnum = await createPost(page.request, '접근성', '본문');
    for (const path of [...paths, `posts/${mnum}`]) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
      // The same in both languages, and slow.
      if (language === 'ko') await expectAccessible(page, path);
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const overhang = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
        await expect.poll(overhang, { message: `${path} at ${width} px` }).toBe(0);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    // Other journeys of this worker sign in as the same owner and read Korean.
    await page.request.patch('/api/admin/me', { data: { language: 'ko' } });
  });
}

test('the way in can be used by everybody', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
  await expectAccessible(page, 'sign-in');
});

test('what opens over a page can be used by everybody', { tag: '@sweep' }, async ({ page }) => {
  await enter(page.request);
  const sent = await page.request.post('/api/inquiry', {
    data: {
      data: { name: '이수진', email: 'sujin@customer.example', phoneNumber: '1', detail: '?' },
    },
  });
  const { id } = await sent.json();
  const mnum = await createPost(page.request, '대화상자', '본문');
  const { id: caseId } = await (await page.request.post('/api/admin/cases')).json();
  const placed = { page: 'popup', path: 'texts.0', language: 'ko' };
  const save = (text: string | null, edition: number | null) =>
    page.request.put('/api/admin/site/texts', {
      data: { changes: [{ ...placed, text, edition }] },
    });
  const saved = await (await save('먼저 받아 보십시오', null)).json();
  const openings: [path: string, button: string | RegExp, role: 'dialog' | 'menu'][] = [
    [`inquiries/${id}`, '다른 작업', 'menu'],
    [`inquiries/${id}`, '정보 정정', 'dialog'],
    ['inquiries', '내보내기', 'dialog'],
    ['posts', '원문 언어', 'menu'],
    [`posts/${mnum}`, '보관함에서 선택', 'dialog'],
    [`posts/${mnum}`, '한국어 내용 작업', 'menu'],
    // Other journeys of this worker may be at a draft as well.
    ['site', /^초안 \d+개 공개…$/, 'dialog'],
    [`case-studies/${caseId}`, '이력', 'dialog'],
    ['accounts', '초대하기', 'dialog'],
  ];
  for (const [path, name, role] of openings) {
    await page.goto(`/admin/${path}`);
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByRole(role)).toBeVisible();
    await expectAccessible(page, `${path}: ${name}`);
  }
  await save(null, saved.results[0].edition);
  await page.request.delete(`/api/admin/cases/${caseId}`);
  await page.request.delete(`/api/admin/inquiries/${id}`);
});

test('a tablet has the menu as icons with names, and the way out behind the person', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await enter(page.request);
  await page.goto('/admin/me');
  const menu = page.getByRole('navigation', { name: '메뉴' });
  await expect(menu).toHaveCSS('width', '64px');
  const link = menu.getByRole('link', { name: '활동 기록' });
  await link.hover();
  await expect(page.getByRole('tooltip')).toHaveText('활동 기록');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '활동 기록' })).toBeVisible();

  // Where nothing hovers, a button shows the names.
  const opener = menu.getByRole('button', { name: '메뉴', exact: true });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toHaveCSS('width', '232px');
  await expect(menu.getByText('활동 기록')).toBeVisible();
  // It lies over the page, which stays where it is.
  await page.setViewportSize({ width: 768, height: 1180 });
  await expect(page.getByRole('main')).toHaveCSS('padding-left', '84px');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expectAccessible(page, 'open rail');
  await menu.getByRole('link', { name: '내 계정' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '내 계정' })).toBeVisible();
  await expect(menu).toHaveCSS('width', '64px');
  await opener.click();
  // Also one to where somebody is.
  await menu.getByRole('link', { name: '내 계정' }).click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(menu).toHaveCSS('width', '64px');
  // A tap beside it presses nothing of the page.
  await opener.click();
  const field = await page.getByRole('textbox', { name: '이름', exact: true }).boundingBox();
  if (!field) throw new Error('The field is not shown.');
  await page.mouse.click(field.x + field.width - 10, field.y + field.height / 2);
  await expect(menu).toHaveCSS('width', '64px');
  await expect(page.getByRole('textbox', { name: '이름', exact: true })).not.toBeFocused();

  await menu.getByRole('button', { name: /님 메뉴$/ }).click();
  await expectAccessible(page, 'rail');
  await menu.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible();
});

test('light or dark: as the device is, unless somebody chose, before anything is painted', async ({
  page,
}) => {
  const scheme = page.locator('html[data-mantine-color-scheme="dark"]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page.request);
  await page.goto('/admin/me', { waitUntil: 'commit' });
  // Before the back office itself has come.
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(scheme).toHaveCount(1);
  await page.getByRole('button', { name: '라이트 모드' }).click();
  await expect(scheme).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: '라이트 모드' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(scheme).toHaveCount(0);
  await page.getByRole('button', { name: '기기 설정에 따름' }).click();
  await expect(scheme).toHaveCount(1);
  // Paper is light.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(scheme).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(scheme).toHaveCount(1);
});

test('the first page of the back office is light, and public pages carry nothing of it', async ({
  page,
}) => {
  const weigh = async (address: string) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const types = new Map<string, string>();
    let scripts = 0;
    const names: string[] = [];
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      types.set(requestId, type);
      if (type === 'Script' || type === 'Stylesheet') names.push(response.url);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (types.get(requestId) === 'Script') scripts += encodedDataLength;
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await client.detach();
    return { scripts, names };
  };
  const home = await weigh('/en');
  expect(home.names.filter((name) => /Admin|mantine|PostPage|useQuery/i.test(name))).toEqual([]);

  await page.request.post('/api/admin/session', { data: owner });
  const admin = await weigh('/admin/posts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  test.info().annotations.push({ type: 'script of /admin', description: `${admin.scripts} bytes` });
  expect(admin.scripts).toBeLessThan(350 * 1024);
  expect(admin.names.filter((name) => /PostPage|chart-library/.test(name))).toEqual([]);
});
