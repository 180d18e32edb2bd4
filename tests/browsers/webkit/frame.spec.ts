import { Key } from 'selenium-webdriver';
import { test } from './site.ts';
import { expect, type Tab } from './tab.ts';

const openMenus = (tab: Tab) => tab.run(() => document.querySelectorAll('details[open]').length);

test('the header’s menus open, lead on and close', async ({ tab }) => {
  await tab.openHydrated('/en/about/brand');
  await tab.click('header nav summary', 'Products');
  await tab.click('header nav a', 'Construction materials');
  await tab.expectPath('/en/product/technical/build');
  await expect.poll(() => openMenus(tab)).toBe(0);
});

test('the band’s dropdowns open, close by Escape and a click outside, and lead on', async ({
  tab,
}) => {
  await tab.openHydrated('/en/about/brand');
  await tab.click('main details summary');
  await tab.find('main details a', 'Media');
  await tab.press(Key.ESCAPE);
  await expect.poll(() => openMenus(tab)).toBe(0);
  expect(await tab.run(() => document.activeElement?.tagName)).toBe('SUMMARY');

  await tab.click('main details summary');
  await tab.find('main details a', 'Media');
  await tab.click('h1');
  await expect.poll(() => openMenus(tab)).toBe(0);

  await tab.click('main details summary');
  await tab.click('main details a', 'Media');
  await tab.expectPath('/en/media');
});

test('the menu of a narrow window expands, leads on and closes', async ({ tab }) => {
  // This window goes no narrower.
  await tab.resize(450, 800);
  await tab.openHydrated('/en/about/brand');
  const hamburger = 'header details:has(> nav):last-of-type > summary';
  await tab.click(hamburger);
  await tab.click('header nav summary', 'Products');
  await tab.click('header nav summary', 'Applications');
  await tab.click('header nav a', 'Water quality');
  await tab.expectPath('/en/product/technical/water');
  await expect.poll(() => openMenus(tab)).toBe(0);
  await tab.click(hamburger);
  await expect.poll(() => openMenus(tab)).toBe(1);
  await tab.press(Key.ESCAPE);
  await expect.poll(() => openMenus(tab)).toBe(0);
});

test('another language comes in place, and Back returns', async ({ tab }) => {
  await tab.openHydrated('/en/media?sort=oldest');
  await tab.run(() => {
    Object.assign(window, { isSameDocument: true });
  });
  const language = () => tab.run(() => document.documentElement.lang);
  await tab.click('header summary', 'English');
  await tab.click('header a[data-language=es]');
  await tab.expectPath('/es/media?sort=oldest');
  await expect.poll(language).toBe('es');
  await tab.driver.navigate().back();
  await tab.expectPath('/en/media?sort=oldest');
  await expect.poll(language).toBe('en');
  expect(await tab.run(() => 'isSameDocument' in window)).toBe(true);
});

test.describe('the popup', () => {
  test.use({ popup: 'shown' });

  test('closes by Escape until the next page, and by its checkbox for a day', async ({ tab }) => {
    const isShown = () => tab.isVisible('[role=dialog]');
    await tab.openHydrated('/en/about/brand');
    await expect.poll(isShown).toBe(true);
    await tab.press(Key.ESCAPE);
    await expect.poll(isShown).toBe(false);
    await tab.openHydrated('/en/about/price');
    await expect.poll(isShown).toBe(true);
    await tab.click('[role=dialog] input[type=checkbox]');
    await expect.poll(isShown).toBe(false);
    const cookie = await tab.driver.manage().getCookie('popup');
    expect(cookie?.value).toBe('true');
    await tab.openHydrated('/en/media');
    expect(await isShown()).toBe(false);
  });
});
