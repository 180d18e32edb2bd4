import { join } from 'node:path';
import { sqliteFileName } from '#server/database/database.ts';
import { openSqliteFile } from '#server/database/node-sqlite.ts';
import { hydrated } from './hydration.ts';
import { postCount, test } from './media-site.ts';
import { expect } from './site.ts';

const injected = postCount - 30;

test('a script that came in through content is refused by the browser', async ({ page, site }) => {
  // As a hole in the sanitizer, a foreign import or a restored backup would leave it.
  const code = 'window.hacked = true';
  const evil = `<p>본문</p><script>${code}</script><script type="text/deferred">${code}</script>`;
  const file = openSqliteFile(join(site.dataDir, sqliteFileName), 'write');
  file.run('update published_versions set main_text = ? where mnum = ?', [evil, injected]);
  file.close();
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
  });
  const answer = await page.goto(`/media/${injected}`);
  expect(await answer?.text()).toContain(`<script>${code}</script>`);
  const refused = () => page.evaluate(() => (window as never as { refused: string[] }).refused);
  await expect.poll(refused).toContain('inline');
  // The page's own scripts, which the policy lists, still run.
  await hydrated(page);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a script cannot make markup of a text, and the page goes on', async ({ page }) => {
  await page.goto('/media');
  await hydrated(page);
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      return 'made';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refusal).toBe('TypeError');
  // The texts of posts are markup too, and come by a policy of their own.
  await page.getByRole('main').locator('ul a[href*="/media/"]').first().click();
  await expect(page.locator('article h2')).toHaveText('소제목');
});

test('no page gives away the mark by which its own scripts are told apart', async ({ request }) => {
  for (const path of ['/', '/en/media', '/es/contact/stepOne', '/id/nowhere', '/admin']) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('nonce=');
  }
});
