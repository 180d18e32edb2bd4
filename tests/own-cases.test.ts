import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { languages, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { crawlerFiles } from '#server/pages/sitemap.ts';
import { openTexts } from '#server/site/texts.ts';
import { openPages } from '../scripts/built-pages.ts';
import { publishCase, wholeWords } from './support/sample-case.ts';

// As pages are served, before React is imported: made for development, it takes far longer.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

const root = join(import.meta.dirname, '..');
const air = '/product/technical/air';
const hostile = `=1+1 "><x-own onerror='x'></x-own>&amp;<!-- </title></script>`;

type Pages = Awaited<ReturnType<typeof openPages>>;
let none: Pages;
let some: Pages;
let sitemap = '';
beforeAll(async () => {
  none = await openPages(root);
  some = await openPages(root, async (database) => {
    await publishCase(database, {
      id: '000000000001',
      facts: { slug: 'korean-only', formerSlugs: ['former'] },
      words: { ko: {} },
    });
    await publishCase(database, {
      id: '000000000002',
      facts: { slug: 'of-water', field: 'water' },
      words: { en: {}, es: { place: hostile, result: hostile, quotation: hostile } },
    });
    const { cases } = await openTexts(database);
    const posts = { parts: async () => [], count: async () => 0, inPart: async () => [] };
    const files = crawlerFiles('https://noshine.example', posts, cases);
    sitemap = (await files.get('/sitemap.xml')?.make()) ?? '';
  });
});
afterAll(() => Promise.all([none.close(), some.close()]));

const textOf = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');

it('nothing public speaks of cases while there are none', async () => {
  for (const language of languages) {
    for (const path of pagePaths) {
      const html = await none.render(localize(path, language));
      expect(html, path).not.toMatch(/href="[^"]*\/cases["/]/);
    }
    await expect(none.render(localize('/cases', language))).rejects.toThrow('404');
    expect(await none.render(localize(air, language))).toContain('diorama-office');
  }
});

it('a case stands on its page, in the list and on the page of its field, in another language too', async () => {
  for (const language of languages) {
    for (const path of ['/cases', '/cases/korean-only', air]) {
      const html = textOf(await some.render(localize(path, language)));
      expect(html, `${language} ${path}`).toContain(wholeWords.ko.place);
    }
    const gallery = textOf(await some.render(localize(air, language)));
    expect(gallery).toContain(localize('/cases/korean-only', language));
    expect(gallery).not.toContain('/cases/of-water');
    expect(gallery).not.toContain('diorama-office"');
  }
});

it('home shows the first one that is written in the language of the page, or none', async () => {
  expect(await some.render('/')).toContain('href="/cases/korean-only"');
  expect(await some.render('/en')).toContain('href="/en/cases/of-water"');
  expect(await some.render('/id')).not.toContain('/cases');
});

it('search engines are told the languages that it is in, and no others', async () => {
  const alternates = (html: string) =>
    [
      ...html
        .split('</head>', 1)
        .join('')
        .matchAll(/hrefLang="([^"]+)"/gi),
    ].map(([, language]) => language);
  const english = await some.render('/en/cases/of-water');
  expect(alternates(english)).toEqual(expect.arrayContaining(['en', 'es', 'x-default']));
  expect(alternates(english)).not.toEqual(expect.arrayContaining(['ko']));
  expect(english).toContain('"@type":"Article"');
  expect(english).toContain(`/pictures/${'c'.repeat(32)}-card.jpg`);
  const standsIn = await some.render('/id/cases/korean-only');
  expect(standsIn).toContain(
    '<link rel="canonical" href="https://noshine.example/cases/korean-only"',
  );
  expect(sitemap).toContain('<loc>https://noshine.example/cases</loc>');
  expect(sitemap).toContain('<loc>https://noshine.example/es/cases/of-water</loc>');
  expect(sitemap).not.toContain('/id/cases/');
});

it('a former address leads to the one of today, and any other is not found', async () => {
  await expect(some.render('/en/cases/former')).rejects.toThrow('301');
  await expect(some.render('/cases/never')).rejects.toThrow('404');
});

it('whatever a case says is text', async () => {
  for (const path of ['/es', '/es/cases', '/es/cases/of-water']) {
    const html = await some.render(path);
    expect(html, path).not.toContain('<x-own');
    expect(html, path).toContain('x-own');
    expect(html.match(/<title>/g), path).toHaveLength(1);
  }
});
