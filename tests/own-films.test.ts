import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages, localize } from '#domain/language.ts';
import { pagePaths, pages as sitePages } from '#domain/pages.ts';
import { openPages } from '../scripts/built-pages.ts';
import { ownFilm, publishFilm } from './support/own-films.ts';

const root = join(import.meta.dirname, '..');
const addresses = languages.flatMap((language) =>
  pagePaths.map((path) => localize(path, language)),
);
const [loop, water, redchec] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
];

type Pages = Awaited<ReturnType<typeof openPages>>;
let supplied: Pages;
let own: Pages;
beforeAll(async () => {
  supplied = await openPages(root);
  own = await openPages(root, async (database) => {
    const bare = { poster: null, captions: {} };
    await publishFilm(database, ['hero', 'ko'], ownFilm('a', { ...bare, hasSound: true }));
    await publishFilm(database, ['water', 'ko'], ownFilm('b'));
    await publishFilm(database, ['redchec', 'en'], ownFilm('c', { hasSound: true, seconds: 150 }));
    // None is supplied by this name any more.
    await publishFilm(database, ['gone' as never, 'ko'], ownFilm('d'));
  });
});
afterAll(() => Promise.all([supplied.close(), own.close()]));

it('a replaced film appears where the supplied one was, and changes no other page', async () => {
  const changed: string[] = [];
  for (const address of addresses) {
    const [before, after] = [await supplied.render(address), await own.render(address)];
    if (before !== after) changed.push(address);
    expect(after, address).not.toContain('dddd');
  }
  expect(changed.toSorted()).toEqual(
    [
      ...languages.map((language) => localize('/', language)),
      localize(sitePages.water.path, 'ko'),
      localize(sitePages.redchec.path, 'en'),
    ].toSorted(),
  );
});

it('the loop of the home page stays muted and without controls, whatever is in the film', async () => {
  for (const language of languages) {
    const html = await own.render(localize('/', language));
    const film = /<video[^>]*data-background-film[\s\S]*?<\/video>/.exec(html)?.[0] ?? '';
    expect(film).toMatch(/^<video[^>]* muted="" loop="" playsInline=""/);
    expect(film).not.toContain('controls');
    expect(film.match(/<source[^>]*>/g)).toEqual([
      `<source src="/films/${loop}.mp4" type="video/mp4"/>`,
    ]);
  }
});

it('a film brings its still, its captions and what search engines are told', async () => {
  const html = await own.render(localize(sitePages.water.path, 'ko'));
  const film = /<video[^>]*controls[\s\S]*?<\/video>/.exec(html)?.[0] ?? '';
  expect(film).toMatch(/^<video width="1920" height="1080" preload="none" controls="" muted=""/);
  expect(film).toContain(`<source src="/films/${water}.mp4" type="video/mp4"/>`);
  expect(film.match(/<track[^>]*>/g)).toEqual([
    `<track kind="captions" src="/films/${'b'.repeat(31)}0.vtt" srcLang="ko" label="한국어" default=""/>`,
  ]);
  expect(html).toContain(`src="/films/${water}-poster.jpg"`);
  expect(html).not.toContain('/art/films/');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );
  expect(data.flat().find((one) => one['@type'] === 'VideoObject')).toMatchObject({
    thumbnailUrl: `https://noshine.example/films/${water}-poster.jpg`,
    contentUrl: `https://noshine.example/films/${water}.mp4`,
    uploadDate: '2026-11-17T00:00:00+09:00',
    duration: 'PT12S',
    inLanguage: 'ko',
  });
});

it('a film with sound is heard by whoever starts it, and its captions are chosen, not shown', async () => {
  const html = await own.render(localize(sitePages.redchec.path, 'en'));
  const film = /<video[^>]*controls[\s\S]*?<\/video>/.exec(html)?.[0] ?? '';
  expect(film).toContain(`/films/${redchec}.mp4`);
  expect(film).not.toMatch(/muted|autoplay/i);
  expect(film).toContain('srcLang="ko"');
  expect(film).not.toContain('default');
  expect(/>3\s?min/.test(html)).toBe(true);
});
