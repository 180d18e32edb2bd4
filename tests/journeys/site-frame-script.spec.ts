import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { FrameEvent, FrameRequest } from '#app/admin/site/frame-messages.ts';
import { fill } from '#content/fill.ts';
import { anyMark } from '#domain/text-marks.ts';
import { readFrameScript, toEditable } from '#server/pages/editable.ts';
import { markText } from '#server/site/marks.ts';

const site = 'http://frame.example';
const mark = (key: number, text: string) => markText(text, key, 'en');
const limit = fill(mark(4, 'under {figure}'), { figure: '10' });
const [about = '', years = ''] = mark(6, 'about {years} now').split('{years}');

const body = `
  <header><details><summary><span class="visually-hidden">${mark(14, 'Open')} </span>${mark(10, 'Menu')}</summary><a href="/about">${mark(11, 'About')}</a></details></header>
  <main>
    <h1 aria-label="${mark(2, 'Title')}">${mark(2, 'Title')}</h1>
    <p id="text">${fill(mark(3, 'It is {limit}, after {time}.'), { limit, time: '3 hours' })}</p>
    <p id="spans"><small>${about}</small><b>10 years</b>${years}</p>
    <a id="card" href="/media"><img alt="${mark(5, 'A picture')}" width="40" height="40" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></a>
    <p id="figure">99.92 %</p>
    <div><b>${mark(15, 'Under a field')}</b><input id="over"></div>
    <p id="narrow">${mark(7, 'Short')}</p>
    <p id="hidden" hidden>${mark(8, 'Later')}</p>
    <svg width="200" height="40"><text y="20">${mark(9, 'Drawn')}</text></svg>
    <div style="height: 3000px"></div>
    <p id="far">${mark(12, 'Far below')}</p>
    <div data-island="x" data-props='${JSON.stringify({ label: mark(13, 'In data') })}'></div>
  </main>`;
const rendered = `<!doctype html><html lang="en"><head><title>${mark(1, 'Page')}</title></head><body>${body}</body></html>`;
const styles =
  '#narrow{width:80px;white-space:nowrap;overflow:hidden}p{margin:20px;font:16px/20px monospace}' +
  '#over{position:relative;left:-100px}.visually-hidden{position:absolute;width:1px;overflow:hidden}';

/** An editor that keeps what the frame says. */
const editor = `<!doctype html><title>Editor</title>
  <iframe id="frame" src="/frame" width="600" height="500"></iframe>
  <script>
    window.told = [];
    addEventListener('message', (event) => window.told.push(event.data));
  </script>`;

async function openFrame(page: Page, change = (html: string) => html) {
  const { html, headers } = toEditable(rendered, 'none', {
    files: { scripts: { content: '', inquiry: '' }, stylesFor: () => styles },
    frameScript: await readFrameScript(join(import.meta.dirname, '../../build')),
    siteUrl: undefined,
  });
  await page.route(`${site}/**`, (route) =>
    route.request().url() === `${site}/frame`
      ? route.fulfill({ headers, body: change(html) })
      : route.fulfill({ contentType: 'text/html', body: editor }),
  );
  await page.goto(`${site}/editor`);
  return page.frameLocator('#frame');
}

function told(page: Page): Promise<FrameEvent[]> {
  return page.evaluate(() => (window as unknown as { told: FrameEvent[] }).told);
}

async function lastTold<Type extends FrameEvent['type']>(page: Page, type: Type) {
  await expect.poll(async () => (await told(page)).map((event) => event.type)).toContain(type);
  const events = await told(page);
  return events.filter((event): event is FrameEvent & { type: Type } => event.type === type).at(-1);
}

function ask(page: Page, request: FrameRequest): Promise<void> {
  return page.evaluate((message) => {
    const frame = document.querySelector('iframe');
    frame?.contentWindow?.postMessage(message, location.origin);
  }, request);
}

async function picked(page: Page): Promise<number[] | undefined> {
  return (await lastTold(page, 'pick'))?.keys.map(({ key }) => key);
}

test('the marks are gone before anything is seen, and the editor knows every text', async ({
  page,
}) => {
  const frame = await openFrame(page);
  const ready = await lastTold(page, 'ready');
  const html = await frame
    .locator('html')
    .evaluate((root) => root.outerHTML.replace(/<script>.*<\/script>/s, ''));
  expect(html).not.toMatch(anyMark);
  await expect(frame.locator('#text')).toHaveText('It is under 10, after 3 hours.');
  await expect(frame.locator('#text')).toBeVisible();
  expect(ready?.places.filter(({ key }) => key < 3)).toEqual([
    { key: 1, language: 'en', kind: 'head', isVisible: false },
    { key: 2, language: 'en', kind: 'attribute', isVisible: true },
    { key: 2, language: 'en', kind: 'text', isVisible: true },
  ]);
  const visible = ready?.places.filter(({ isVisible }) => isVisible).map(({ key }) => key);
  expect([...new Set(visible)]).toEqual([14, 10, 2, 3, 4, 6, 5, 15, 7, 9, 12]);
  expect(ready?.places.find(({ key }) => key === 13)?.kind).toBe('island');
  expect(ready?.unmarked).toEqual(['99.92 %']);
  expect(ready?.unclosed).toEqual([]);
});

test('a page whose script fails is shown all the same', async ({ page }) => {
  const frame = await openFrame(page, (html) =>
    html.replace('<body>', '<body><form name="createTreeWalker"></form>'),
  );
  await expect(frame.locator('h1')).toBeVisible();
  expect(await lastTold(page, 'failed')).toBeDefined();
});

test('a click finds the text, and leads nowhere', async ({ page }) => {
  const frame = await openFrame(page);
  const pickBy = async (act: () => Promise<void>) => {
    await page.evaluate(() => {
      (window as unknown as { told: FrameEvent[] }).told = [];
    });
    await act();
    return picked(page);
  };
  const pick = (locator: Locator, x?: number) =>
    pickBy(() => locator.click(x === undefined ? {} : { position: { x, y: 10 } }));
  expect(await pick(frame.locator('h1'))).toEqual([2]);
  const text = frame.locator('#text');
  expect(await pick(text, 5)).toEqual([3]);
  // "under" is a text of its own in a slot of the other.
  expect(await pick(text, 80)).toEqual([4, 3]);
  expect(await pick(frame.locator('#spans b'))).toEqual([6]);
  expect(await pick(frame.locator('#spans'), 200)).toEqual([6]);
  expect(await pick(frame.locator('#card img'))).toEqual([5]);
  expect(await pick(frame.locator('svg text'))).toEqual([9]);
  expect(await pick(frame.locator('#figure'), 5)).toEqual([]);
  expect(await pick(frame.locator('input'), 40)).toEqual([15]);
  // A menu opens, so that what is in it can be picked.
  expect(await pick(frame.locator('summary'))).toEqual([10, 14]);
  expect(await pick(frame.locator('header a'))).toEqual([11]);
  expect(await pickBy(() => frame.locator('header a').press('Enter'))).toEqual([11]);
  expect(page.frames()[1]?.url()).toBe(`${site}/frame`);
  await frame.locator('#card').click({ modifiers: ['ControlOrMeta'] });
  expect(await lastTold(page, 'follow')).toEqual({ type: 'follow', path: '/media' });
});

test('what is typed is seen at once, with its slots filled', async ({ page }) => {
  const frame = await openFrame(page);
  await lastTold(page, 'ready');
  const show = (key: number, text: string) =>
    ask(page, { type: 'show', key, language: 'en', text });
  await show(3, '{time} later: {limit}!');
  await expect(frame.locator('#text')).toHaveText('3 hours later: under 10!');
  await show(4, '< {figure}');
  await expect(frame.locator('#text')).toHaveText('3 hours later: < 10!');
  await show(2, 'Other');
  await expect(frame.locator('h1')).toHaveText('Other');
  await expect(frame.locator('h1')).toHaveAttribute('aria-label', 'Other');
  await show(5, 'Another picture');
  await expect(frame.locator('img')).toHaveAttribute('alt', 'Another picture');
  expect((await told(page)).some(({ type }) => type === 'stale')).toBe(false);
  await ask(page, { type: 'reset' });
  await expect(frame.locator('#text')).toHaveText('It is under 10, after 3 hours.');
  await expect(frame.locator('h1')).toHaveText('Title');
});

test('what can only be shown by the server is said to be so', async ({ page }) => {
  const frame = await openFrame(page);
  await lastTold(page, 'ready');
  for (const key of [6, 9, 99]) {
    await ask(page, { type: 'show', key, language: 'en', text: 'new' });
    await expect
      .poll(() => lastTold(page, 'stale'))
      .toEqual({ type: 'stale', key, language: 'en' });
  }
  await expect(frame.locator('#spans')).toHaveText('about 10 years now');
});

test('a selected text is brought into view and outlined', async ({ page }) => {
  const frame = await openFrame(page);
  await lastTold(page, 'ready');
  const select = (key: number) => ask(page, { type: 'select', key, language: 'en' });
  const outlineOf = async () => frame.locator('[data-outline=selected]').first().boundingBox();
  await select(12);
  await expect(frame.locator('#far')).toBeInViewport();
  await expect.poll(async () => (await outlineOf())?.width).toBeGreaterThan(50);
  const [outline, text] = [await outlineOf(), await frame.locator('#far').boundingBox()];
  expect(Math.abs((outline?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(5);
  await select(8);
  await expect(frame.getByText('Later')).toBeInViewport();
  await select(11);
  await expect(frame.locator('header a')).toBeInViewport();
  await expect(frame.getByText('Later')).toBeHidden();
  await select(5);
  await expect.poll(async () => (await outlineOf())?.width).toBe(40);
  await expect(frame.locator('header a')).toBeHidden();
});

test('a text is measured before and after it is changed', async ({ page }) => {
  await openFrame(page);
  await lastTold(page, 'ready');
  const measure = async (key: number) => {
    await ask(page, { type: 'measure', key, language: 'en' });
    await expect.poll(async () => (await lastTold(page, 'measured'))?.key).toBe(key);
    return lastTold(page, 'measured');
  };
  const fits = { linesBefore: 1, isCutOff: false, isPageTooWide: false };
  expect(await measure(3)).toMatchObject({ lines: 1, ...fits });
  expect(await measure(7)).toMatchObject({ lines: 1, ...fits });
  const long = 'many words '.repeat(20);
  await ask(page, { type: 'show', key: 3, language: 'en', text: long });
  const { lines } = (await measure(3)) ?? { lines: 0 };
  expect(lines).toBeGreaterThan(2);
  await ask(page, { type: 'show', key: 7, language: 'en', text: long });
  expect(await measure(7)).toMatchObject({ lines: 1, linesBefore: 1, isCutOff: true });
});
