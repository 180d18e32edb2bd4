import { createPost, enter, expect, owner, test } from './admin-site.ts';
import { axeViolations } from './axe.ts';

test.setTimeout(240_000);

const pages = [
  ...[
    'posts',
    'accounts',
    'activity',
    'me',
    'site-pictures',
    'evidence',
    'evidence/voc',
    'case-studies',
  ],
  'site/edit?screen=/about/price&picture=clock',
];

for (const language of ['ko', 'en'] as const) {
  test(`every page of the back office can be used by everybody (${language})`, async ({ page }) => {
    await enter(page.request);
    await page.request.patch('/api/admin/me', { data: { language } });
    const mnum = await createPost(page.request, '접근성', '본문');
    for (const path of [...pages, `posts/${mnum}`]) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
      // The same in both languages, and slow.
      if (language === 'ko') expect(await axeViolations(page), path).toEqual([]);
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
  expect(await axeViolations(page)).toEqual([]);
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
