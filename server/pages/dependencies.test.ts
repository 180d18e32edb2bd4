import { expect, it } from 'vitest';
import { suppliedReader } from '#content/supplied.ts';
import { cacheResponse } from '../http/cached-response.ts';
import { dependenciesOn, recordReads } from './dependencies.ts';
import { PageCache } from './page-cache.ts';
import type { Site } from './site.ts';

const site = {
  words: suppliedReader(),
  consent: async () => ({ version: '', words: {} }),
} as unknown as Site;

it('a text is part of whatever contains it', () => {
  expect(dependenciesOn({ page: 'home', path: 'hero.slogan.0', language: 'ko' })).toEqual([
    'ko home',
    'ko home hero',
    'ko home hero.slogan',
    'ko home hero.slogan.0',
  ]);
});

it('a changed text drops the documents that asked for it, and no other', async () => {
  const cache = new PageCache();
  const read = {
    '/': (of: Site) => of.words('home', 'ko'),
    '/menu': (of: Site) => of.words('home', 'ko', 'hero.slogan'),
    '/proof': (of: Site) => of.words('home', 'ko', 'proof'),
    '/en': (of: Site) => of.words('home', 'en'),
    '/contact/stepThree': (of: Site) => of.consent('ko'),
  };
  for (const [address, ask] of Object.entries(read)) {
    const recording = recordReads(site);
    ask(recording.site);
    const answer = cacheResponse({ headers: {}, body: address });
    cache.put(address, answer, [...recording.texts], cache.generation);
  }
  cache.drop(dependenciesOn({ page: 'home', path: 'hero.slogan.0', language: 'ko' }));
  const left = Object.keys(read).filter((address) => cache.has(address));
  expect(left).toEqual(['/proof', '/en', '/contact/stepThree']);
  cache.drop(dependenciesOn({ page: 'consent', path: 'title', language: 'ko' }));
  expect(cache.has('/contact/stepThree')).toBe(false);
});

it('a replaced picture drops the documents that asked for it, and no other', () => {
  const cache = new PageCache();
  for (const name of ['hero', 'coat'] as const) {
    const recording = recordReads({ ...site, picture: () => undefined });
    recording.site.picture(name);
    const answer = cacheResponse({ headers: {}, body: name });
    cache.put(name, answer, [...recording.texts], cache.generation);
  }
  cache.drop(dependenciesOn({ page: '@picture', path: 'hero', language: 'ko' }));
  expect([cache.has('hero'), cache.has('coat')]).toEqual([false, true]);
});

it('a replaced film drops the documents that asked for it, the loop those of all languages', () => {
  const cache = new PageCache();
  const asked = [
    ['hero', 'ko'],
    ['hero', 'es'],
    ['water', 'ko'],
    ['water', 'es'],
  ] as const;
  for (const [name, language] of asked) {
    const recording = recordReads({ ...site, film: () => undefined });
    recording.site.film(name, language);
    const answer = cacheResponse({ headers: {}, body: name });
    cache.put(`${name} ${language}`, answer, [...recording.texts], cache.generation);
  }
  const left = () => asked.map((one) => one.join(' ')).filter((key) => cache.has(key));
  cache.drop(dependenciesOn({ page: '@film', path: 'water', language: 'es' }));
  expect(left()).toEqual(['hero ko', 'hero es', 'water ko']);
  cache.drop(dependenciesOn({ page: '@film', path: 'hero', language: 'ko' }));
  expect(left()).toEqual(['water ko']);
});
