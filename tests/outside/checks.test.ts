import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import type { Answer, Crawl } from './crawl.ts';
import { checkFeeds } from './feeds.ts';
import { checkHeads } from './heads.ts';
import { checkLinks } from './links.ts';
import { checkSitemap } from './sitemap.ts';
import { checkNodes } from './structured-data.ts';

const origin = 'https://noshine.example';

interface Head {
  language?: string;
  canonical?: string;
  alternates?: Record<string, string>;
  extra?: string;
}

const es419 = '<meta property="og:locale" content="es_419"/>';
const languagesOf = (path: string) => ({ ko: path, en: `/en${path}`, 'x-default': path });

/** A page whose head has nothing wrong with it, unless asked for. */
function page(address: string, head: Head = {}): Answer {
  const { language = address.startsWith('/en') ? 'en' : 'ko', canonical = address } = head;
  const { alternates = languagesOf(address.replace(/^\/en/, '')), extra = '' } = head;
  const links = Object.entries(alternates).map(
    ([name, path]) => `<link rel="alternate" hrefLang="${name}" href="${origin}${path}"/>`,
  );
  const text = `<html lang="${language}"><head><title>${address}</title>
    <meta name="description" content="x"/><meta property="og:image:alt" content="x"/>
    <meta property="og:url" content="${origin}${canonical}"/>${extra}
    <link rel="canonical" href="${origin}${canonical}"/>${links.join('')}</head></html>`;
  return { address, status: 200, type: 'text/html', text };
}

const crawled = (answers: Answer[], links: Crawl['links'] = []): Crawl => ({
  answers: new Map(answers.map((answer) => [answer.address, answer])),
  links,
});

describe('heads', () => {
  const check = (...answers: Answer[]) => checkHeads(crawled(answers), origin);

  it('have nothing against two pages that name each other', () => {
    expect(check(page('/a'), page('/en/a'))).toEqual([]);
  });

  it.each<[string, Answer[], RegExp]>([
    ['one language alone', [page('/a')], /not there/],
    [
      'a language that does not name it back',
      [page('/a'), page('/en/a', { alternates: { en: '/en/a', 'x-default': '/en/a' } })],
      /not named back/,
    ],
    ['a wrong language', [page('/a'), page('/en/a', { language: 'ko' })], /it is ko/],
    [
      'a page that stands in',
      [page('/a'), page('/en/a'), page('/b', { canonical: '/a' })],
      /another is canonical/,
    ],
    ['a canonical address that is none', [page('/b', { canonical: '/a' })], /not canonical/],
    ['an unknown locale', [page('/a', { extra: es419 })], /es_419/],
  ])('finds %s', (_, answers, message) => {
    expect(check(...answers).join('\n')).toMatch(message);
  });
});

describe('links', () => {
  it('finds redirects, missing addresses and missing places', () => {
    const moved = { address: '/old', status: 302, type: '', text: '' };
    const links = [{ from: '/a', to: '/a#nowhere' }];
    expect(checkLinks(crawled([page('/a'), moved], links))).toEqual([
      '/old: 302 instead of 200, linked from nowhere',
      '/a: nothing in /a has the id nowhere',
    ]);
  });
});

describe('structured data', () => {
  const organization = { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'N' };
  const whole = { ...organization, url: `${origin}/`, logo: `${origin}/logo.png` };
  const check = (node: object) => checkNodes(node, { origin, canonical: `${origin}/a` });

  it('has nothing against a whole organization', () => {
    expect(check(whole)).toEqual([]);
  });

  it.each<[string, object]>([
    ['an organization without its logo', { ...organization, url: `${origin}/` }],
    ['an organization at another address', { ...whole, url: `${origin}/en` }],
    [
      'data that are hardly described',
      {
        '@type': 'Dataset',
        name: 'N',
        description: 'short',
        url: 'x',
        creator: whole,
        inLanguage: 'en',
      },
    ],
    ['a product without an offer', { '@type': 'Product', name: 'N', image: 'x' }],
    ['a type without rules', { '@type': 'Recipe' }],
    ['a country by its name', address('Korea')],
    ['a film without its length', film({ duration: undefined })],
    ['a film of some day', film({ uploadDate: '15 November' })],
    ['a way of one step', { '@type': 'BreadcrumbList', itemListElement: [step(1)] }],
    ['a way out of order', { '@type': 'BreadcrumbList', itemListElement: [step(2), step(1)] }],
  ])('finds %s', (_, node) => {
    expect(check(node)).not.toEqual([]);
  });
});

describe('the sitemap', () => {
  const sitemap = (text: string) => ({
    address: '/sitemap.xml',
    status: 200,
    type: 'application/xml',
    text,
  });
  const entry = (path: string) =>
    `<url><loc>${origin}${path}</loc>${Object.entries(languagesOf('/a'))
      .map(([name, href]) => `<xhtml:link hreflang="${name}" href="${origin}${href}"/>`)
      .join('')}</url>`;
  const check = (...paths: string[]) =>
    checkSitemap(
      crawled([sitemap(paths.map(entry).join('\n')), page('/a'), page('/en/a')]),
      origin,
    );

  it('is compared with the pages', () => {
    expect(check('/a', '/en/a')).toEqual([]);
    expect(check('/a', '/a', '/en/a')).toEqual(['/sitemap.xml: lists an address twice']);
    expect(check('/a')).toEqual(['/sitemap.xml: does not list /en/a']);
    expect(check('/a', '/en/a', '/b')).toEqual([`/sitemap.xml: ${origin}/b is not there`]);
  });
});

describe('feeds', () => {
  it('finds what is missing', () => {
    expect(checkFeeds(crawled([]), origin)).toHaveLength(languages.length);
  });

  it('finds titles twice, ids twice and dates out of order', () => {
    const entry = `<entry xml:lang="ko"><id>x</id><published>2026-02-01</published><updated>2026-01-01</updated>`;
    const feeds = ['', '/en'].map((prefix) => ({
      address: `${prefix}/feed.xml`,
      status: 200,
      type: 'application/atom+xml',
      text: `<feed xml:lang="ko"><title>News</title><updated>2026-01-01</updated>${entry}${entry}`,
    }));
    const found = checkFeeds(crawled(feeds), origin).join('\n');
    for (const message of [/title of another/, /id twice/, /out of order/, /own address/]) {
      expect(found).toMatch(message);
    }
  });
});

function address(country: string) {
  return { '@type': 'PostalAddress', streetAddress: 'x', addressCountry: country };
}

function film(change: object) {
  const times = { uploadDate: '2026-11-15T00:00:00Z', duration: 'PT28S' };
  const words = { name: 'x', description: 'x', thumbnailUrl: 'x', contentUrl: 'x' };
  return { '@type': 'VideoObject', ...words, ...times, ...change };
}

function step(position: number) {
  return { '@type': 'ListItem', position, name: 'x', item: `${origin}/` };
}
