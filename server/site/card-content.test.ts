import { expect, it } from 'vitest';
import { readSupplied, suppliedReader } from '#content/supplied.ts';
import { languages } from '#domain/language.ts';
import { cardNames, suppliedCardNames } from '#domain/sharing-cards.ts';
import { marks, writeDigits } from '#domain/text-marks.ts';
import { ownPicture } from '../../tests/support/own-pictures.ts';
import { dependenciesOn, recordReads } from '../pages/dependencies.ts';
import type { Site } from '../pages/site.ts';
import { cardContent, cardFile, ownCard, readCardFile } from './card-content.ts';
import { pictureKey } from './pictures.ts';

const supplied = { words: suppliedReader(), picture: () => undefined };

/** The supplied words, with these changed. */
function wordsWith(change: (words: ReturnType<typeof readSupplied>) => void) {
  const words = readSupplied();
  change(words);
  return { words: suppliedReader(words), picture: () => undefined };
}

it('as long as nothing is changed, every page has the supplied card', () => {
  for (const page of suppliedCardNames) {
    for (const language of languages) expect(ownCard(supplied, page, language)).toBeUndefined();
  }
});

it('a page without a supplied card has one that is drawn', () => {
  const drawn = cardNames.filter((page) => ownCard(supplied, page, 'ko'));
  expect(drawn).toEqual(['evidence']);
  expect(ownCard(supplied, 'evidence', 'es')).toMatch(/^\/cards\/evidence-es-[0-9a-f]{12}\.jpg$/);
});

it('a changed title changes the card of its page in its language, and no other', () => {
  const own = wordsWith((words) => {
    words.es['about-price'].banner.title = 'Tarifas';
  });
  const changed = suppliedCardNames.flatMap((page) =>
    languages.flatMap((language) => ownCard(own, page, language) ?? []),
  );
  expect(changed).toEqual([expect.stringMatching(/^\/cards\/about-price-es-[0-9a-f]{12}\.jpg$/)]);
});

it('a changed kicker is on all cards of its language', () => {
  const own = wordsWith((words) => {
    words.en.home.hero.kicker = 'Works in the dark';
  });
  for (const page of suppliedCardNames) {
    expect(ownCard(own, page, 'en')).toBeDefined();
    expect(ownCard(own, page, 'ko')).toBeUndefined();
  }
});

it('a replaced picture is on the cards that show it, and another one gives them other names', () => {
  const withPicture = (letter: string) => ({
    words: supplied.words,
    picture: (name: string) => (name === 'quiet' ? ownPicture(letter) : undefined),
  });
  const changed = suppliedCardNames.filter((page) => ownCard(withPicture('a'), page, 'ko'));
  expect(changed).toEqual(['media', 'privacy']);
  expect(ownCard(withPicture('a'), 'media', 'ko')).not.toBe(
    ownCard(withPicture('b'), 'media', 'ko'),
  );
});

it('the marks of the editor’s frame change nothing', () => {
  const mark = marks.start + writeDigits(0, 5);
  const marked = wordsWith((words) => {
    const { banner } = words.ko.media;
    banner.title = mark + banner.title + marks.end;
  });
  expect(ownCard(marked, 'media', 'ko')).toBeUndefined();
});

it('a document is dropped for whatever its card shows', () => {
  const { site, texts } = recordReads(supplied as unknown as Site);
  site.card('home', 'es');
  site.card('media', 'es');
  const shown = [
    { page: 'home', path: 'hero.slogan.1', language: 'es' },
    { page: 'home', path: 'hero.kicker', language: 'es' },
    { page: 'media', path: 'banner.title', language: 'es' },
    pictureKey('hero'),
    pictureKey('quiet'),
  ] as const;
  for (const key of shown) {
    expect(dependenciesOn(key).filter((part) => texts.has(part))).not.toEqual([]);
  }
  const other = dependenciesOn({ page: 'media', path: 'meta.title', language: 'es' });
  expect(other.filter((part) => texts.has(part))).toEqual([]);
});

it('a name says which card it is of, and a wrong one nothing', () => {
  const content = cardContent(supplied, 'product-air', 'id');
  const name = cardFile('product-air', 'id', content);
  expect(readCardFile(name)).toEqual({ page: 'product-air', language: 'id' });
  const wrong = ['', '../x', 'home-ko.jpg', 'home-ko-0123456789ab.png', 'home-xx-0123456789ab.jpg'];
  for (const one of [...wrong, `${'home-'.repeat(40)}ko-0123456789ab.jpg`]) {
    expect(readCardFile(one), one).toBeUndefined();
  }
});
