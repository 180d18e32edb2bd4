import { expect, it } from 'vitest';
import { suppliedReader } from '#content/supplied.ts';
import { languages } from '#domain/language.ts';
import { feedXml } from './feed.ts';

it('each language’s feed has a title of its own', async () => {
  const posts = { newest: async () => [], find: async () => undefined };
  const feeds = await Promise.all(
    languages.map((language) =>
      feedXml(
        { words: suppliedReader(), posts, company: async () => ({ name: 'NOSHINE' }) },
        'https://noshine.example',
        language,
      ),
    ),
  );
  const titles = feeds.map((feed) => /<title>([^<]+)<\/title>/.exec(feed)?.[1]);
  expect(new Set(titles).size).toBe(languages.length);
  expect(titles[1]).toBe('News and test results | NOSHINE');
});
