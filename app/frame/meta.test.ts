import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pageMeta } from './meta.ts';

const args = {
  location: { pathname: '/es/contact/stepTwo' },
  matches: [{ id: 'root', loaderData: { origin: 'https://noshine.example' } }],
};
const words = { title: 'Title', description: 'Description' };

const linksOf = (noindex: boolean) =>
  pageMeta(args, words, { picture: 'contact', noindex }).flatMap((tag) =>
    'rel' in tag ? [tag.rel] : [],
  );

it('a page names its canonical address and its languages, also when it is kept out of search engines', () => {
  expect(linksOf(false)).toEqual(['canonical', ...languages.map(() => 'alternate'), 'alternate']);
  expect(linksOf(true)).toEqual(linksOf(false));
});
