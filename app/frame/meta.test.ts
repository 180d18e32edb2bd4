import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pageMeta } from './meta.ts';

const args = {
  location: { pathname: '/es/contact/stepTwo' },
  matches: [{ id: 'root', loaderData: { origin: 'https://noshine.example' } }],
};
const words = { title: 'Title', description: 'Description' };

const pictureFor = (root: { origin: string; card?: string }) =>
  pageMeta({ ...args, matches: [{ id: 'root', loaderData: root }] }, words, {
    picture: 'contact',
  }).flatMap((tag) => ('property' in tag && tag.property === 'og:image' ? [tag.content] : []));

it('a page shows the supplied card, unless the owner has changed what is on it', () => {
  const { origin } = args.matches[0]?.loaderData ?? { origin: '' };
  expect(pictureFor({ origin })).toEqual([`${origin}/art/og/contact-es.jpg`]);
  expect(pictureFor({ origin, card: '/cards/a.jpg' })).toEqual([`${origin}/cards/a.jpg`]);
});

const linksOf = (noindex: boolean) =>
  pageMeta(args, words, { picture: 'contact', noindex }).flatMap((tag) =>
    'rel' in tag ? [tag.rel] : [],
  );

it('a page names its canonical address and its languages, also when it is kept out of search engines', () => {
  expect(linksOf(false)).toEqual(['canonical', ...languages.map(() => 'alternate'), 'alternate']);
  expect(linksOf(true)).toEqual(linksOf(false));
});
