import { expect, it } from 'vitest';
import { ownFilm } from '../../tests/support/own-films.ts';
import { ownPicture } from '../../tests/support/own-pictures.ts';
import { filesKnownTo } from './known-files.ts';

const row = { page: '@picture', path: 'hero', language: 'ko' };

it('own pictures need all their files: published, drafted and former ones', () => {
  const asStored = (letter: string) => JSON.stringify(ownPicture(letter));
  const now = { ...row, published: asStored('a'), draft: asStored('b') };
  const current = filesKnownTo('site_content', now);
  const former = filesKnownTo('site_content_history', { ...row, text: asStored('c') });
  for (const [files, letter] of [
    [current, 'a'],
    [current, 'b'],
    [former, 'c'],
  ] as const) {
    const hash = letter.repeat(32);
    expect(files).toEqual(
      expect.arrayContaining([
        `pictures/${hash}-source.webp`,
        `pictures/${hash}-whole.jpg`,
        `pictures/${hash}-480.avif`,
        `pictures/${hash}-1600.webp`,
        `pictures/${hash}-2400.avif`,
        `pictures/${letter.repeat(31)}0-1200.avif`,
      ]),
    );
  }
  expect(new Set(current).size).toBe(2 * former.length);
});

it('own films need themselves, their stills and their captions, former ones too', () => {
  const film = { page: '@film', path: 'water', language: 'ko' };
  const [published, draft] = [JSON.stringify(ownFilm('a')), JSON.stringify(ownFilm('b'))];
  const filesOf = (letter: string) => [
    `pictures/${letter.repeat(32)}.mp4`,
    `pictures/${letter.repeat(32)}-poster.jpg`,
    `pictures/${letter.repeat(31)}0.vtt`,
  ];
  expect(filesKnownTo('site_content', { ...film, published, draft })).toEqual([
    ...filesOf('b'),
    ...filesOf('a'),
  ]);
  expect(filesKnownTo('site_content_history', { ...film, text: published })).toEqual(filesOf('a'));
  expect(filesKnownTo('site_content', { ...film, published: null, draft: '' })).toEqual([]);
});

it('results need their reports', () => {
  const inAll = { ko: '', en: '', id: '', es: '' };
  const report = { hash: 'a'.repeat(32), name: 'lasting', bytes: 1, pages: 1 };
  const source = {
    ...{ institute: inAll, method: '', reportNumber: '', date: '', specimen: inAll },
    ...{ light: 'dark', remarks: inAll, report },
  };
  const published = JSON.stringify({ figures: { months: '3' }, source });
  const result = { page: '@evidence', path: 'lasting', language: 'ko', published, draft: null };
  expect(filesKnownTo('site_content', result)).toEqual([`pictures/${report.hash}.pdf`]);
});

it('neither texts nor the way back to the supplied picture need a file', () => {
  expect(filesKnownTo('site_content', { ...row, published: null, draft: '' })).toEqual([]);
  expect(
    filesKnownTo('site_content', { ...row, page: 'home', published: 'x', draft: null }),
  ).toEqual([]);
  expect(filesKnownTo('site_content_history', { ...row, text: 'broken {' })).toEqual([]);
});

it('posts need the files that they hand out, once those have arrived', () => {
  const id = 'a'.repeat(32);
  expect(filesKnownTo('post_files', { id, is_kept: 1 })).toEqual([`pictures/${id}.download`]);
  expect(filesKnownTo('post_files', { id, is_kept: 0 })).toEqual([]);
});
