import { expect, it } from 'vitest';
import type { PublishedPost } from '#domain/post.ts';
import { postMeta } from './post-meta.ts';

const post: PublishedPost = {
  mnum: 8,
  title: '게시글',
  regDate: Date.UTC(2026, 0, 1),
  updatedAt: Date.UTC(2026, 0, 2),
  language: 'ko',
  originalLanguage: 'ko',
  languages: ['ko', 'es'],
  picture: null,
  mainText: '',
  description: '',
  previous: null,
  next: null,
};

const metaOn = (language: 'ko' | 'en') =>
  postMeta({
    post,
    language,
    origin: 'https://noshine.example',
    summary: '',
    publisherName: 'Company',
    card: '/cards/media.jpg',
  });
const linksOn = (language: 'ko' | 'en') =>
  metaOn(language).flatMap((tag) =>
    'href' in tag ? [`${tag.hrefLang ?? tag.rel} ${tag.href}`] : [],
  );

it('a post names the languages it is in', () => {
  expect(linksOn('ko')).toEqual([
    'canonical https://noshine.example/media/8',
    'ko https://noshine.example/media/8',
    'es https://noshine.example/es/media/8',
    'x-default https://noshine.example/media/8',
  ]);
});

it('a page where another language stands in names only that one’s address', () => {
  expect(linksOn('en')).toEqual(['canonical https://noshine.example/media/8']);
});

it('the publisher is the organization of the home page', () => {
  expect(JSON.stringify(metaOn('ko'))).toContain('"@id":"https://noshine.example/#organization"');
});

it('a post without a picture shows the card of the list', () => {
  expect(metaOn('ko')).toContainEqual({
    property: 'og:image',
    content: 'https://noshine.example/cards/media.jpg',
  });
});
