import { Key } from 'selenium-webdriver';
import { postCount, test } from './site.ts';
import { expect } from './tab.ts';

test('posts are sorted, searched and opened, and Back restores the list', async ({ tab }) => {
  const firstCard = () =>
    tab.run(() => document.querySelector('main ul a[href*="/media/"]')?.textContent);
  // Not among what another journey publishes.
  const query = `q=${encodeURIComponent('게시글')}`;
  await tab.openHydrated(`/media?${query}`);
  expect(await firstCard()).toContain(`게시글 ${postCount}`);
  await tab.click('label:has([name=sort][value=oldest])');
  await tab.expectPath(`/media?sort=oldest&${query}`);
  await expect.poll(firstCard).toContain('게시글 1');

  await tab.fill('input[name=q]', '게시글 1');
  await tab.press(Key.ENTER);
  await tab.expectPath(`/media?sort=oldest&${query}+1`);
  const cards = () => tab.run(() => document.querySelectorAll('main ul a[href*="/media/"]').length);
  // 1 and 10 to 15.
  await expect.poll(cards).toBe(7);

  await tab.click('main ul a[href$="/media/12"]');
  await tab.expectPath('/media/12');
  await tab.find('article h2', '소제목');
  await tab.driver.navigate().back();
  await tab.expectPath(`/media?sort=oldest&${query}+1`);
  await expect.poll(cards).toBe(7);
  expect(
    await tab.run(() => document.querySelector<HTMLInputElement>('[name=sort]:checked')?.value),
  ).toBe('oldest');
});
