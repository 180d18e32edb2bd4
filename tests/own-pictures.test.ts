import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { openPages } from '../scripts/built-pages.ts';
import { ownPicture, publishPicture } from './support/own-pictures.ts';

const root = join(import.meta.dirname, '..');
const addresses = languages.flatMap((language) =>
  pagePaths.map((path) => localize(path, language)),
);

type Pages = Awaited<ReturnType<typeof openPages>>;
let supplied: Pages;
let own: Pages;
beforeAll(async () => {
  supplied = await openPages(root);
  own = await openPages(root, async (database) => {
    // In the menus of every page, at the end of one and at the beginning of another.
    await publishPicture(database, 'coat', ownPicture('a'));
    // On one page only.
    await publishPicture(database, 'panel-mold', ownPicture('b'));
    // None is supplied by this name any more.
    await publishPicture(database, 'gone' as never, ownPicture('c'));
  });
});
afterAll(() => Promise.all([supplied.close(), own.close()]));

const shows = (html: string, name: string) =>
  html.includes(`/art/stills/${name}-`) || html.includes(`/art/stills/${name}.`);

it('a replaced picture appears in all its widths wherever the supplied one was, and nowhere else', async () => {
  let shown = 0;
  for (const address of addresses) {
    const before = await supplied.render(address);
    const after = await own.render(address);
    const wasShown = before.includes('srcSet="/art/stills/panel-mold-480.avif');
    expect(after.includes('/pictures/bbbb'), address).toBe(wasShown);
    expect(after, address).not.toContain('/pictures/cccc');
    if (!wasShown) continue;
    shown += 1;
    const hash = 'b'.repeat(32);
    const avif = [480, 800, 1200, 1600, 2400]
      .map((width) => `/pictures/${hash}-${width}.avif ${width}w`)
      .join(', ');
    expect(after).toContain(`srcSet="${avif}"`);
    expect(after).toContain(`/pictures/${hash}-1600.webp 1600w`);
    expect(after).toContain(`src="/pictures/${hash}-whole.jpg"`);
    expect(shows(after.replace(/<script[\s\S]*?<\/script>/g, ''), 'panel-mold')).toBe(false);
  }
  expect(shown).toBe(languages.length);
});

it('the menus show it too', async () => {
  for (const address of addresses.filter((one) => !one.includes('/contact'))) {
    expect(await own.render(address)).toContain(`/pictures/${'a'.repeat(32)}-480.webp`);
  }
});

it('no page says which picture is which: that is for the back office', async () => {
  for (const address of addresses) expect(await own.render(address)).not.toContain('data-picture');
});
