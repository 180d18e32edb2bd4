import { importPostsInto } from '../support/import-posts.ts';
import { expect, test } from './site.ts';

const empty = {
  '': '아직 등록된 게시글이 없습니다.',
  '/en': 'No registered posts yet.',
  '/id': 'Belum ada artikel.',
  '/es': 'Aún no hay publicaciones.',
};

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    mnum: index + 1,
    title: `소식 ${index + 1}`,
    regDate: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    main_text: '<p>본문</p>',
  }));

test('the list follows the posts from none to two pages, in four languages', async ({
  page,
  request,
  site,
}) => {
  // Three runs of the import command and sixteen pages.
  test.setTimeout(300_000);
  const cards = page.getByRole('main').locator('ul a[href*="/media/"]');
  const links = page.getByRole('main').locator('nav a[aria-current=page]');
  const everyList = async (look: (prefix: keyof typeof empty) => Promise<void>) => {
    for (const prefix of Object.keys(empty) as (keyof typeof empty)[]) {
      await page.goto(`${prefix}/media`);
      await look(prefix);
    }
  };

  await everyList(async (prefix) => {
    await expect(page.getByText(empty[prefix])).toBeVisible();
    await expect(links).toHaveCount(0);
  });

  for (const count of [1, 12, 13]) {
    await importPostsInto(site.dataDir, posts(count));
    // Within a second, as promised, a new page replaces the cached one.
    await expect.poll(async () => (await request.get('/media')).text()).toContain(`소식 ${count}<`);
    expect(await (await request.get('/api/media')).json()).toHaveLength(count);
    await everyList(async () => {
      await expect(cards).toHaveCount(Math.min(count, 12));
      await expect(cards.first()).toContainText(`소식 ${count}`);
      await expect(links).toHaveCount(count > 12 ? 1 : 0);
    });
  }
  await page.goto('/media?page=2');
  await expect(cards).toHaveCount(1);
});
