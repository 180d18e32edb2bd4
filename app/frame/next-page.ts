import type { ReadWords } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { aboutPages, type MenuPage, noshinePage, productPages } from './pages.ts';

const order = [...aboutPages, ...productPages];

/** What each page opens with: it stands at the end of the page before it, and in the menus. */
export const pictureOf: Record<MenuPage['name'], PictureName> = {
  brand: 'diorama-hotel-night',
  relationship: 'companies',
  price: 'clock',
  noshine: 'coat',
  multi: 'filter',
  fresh: 'box-hero',
  air: 'air',
  water: 'jars-hero',
  build: 'water',
  redchec: 'spray',
};

/**
 * The pages beside this one in the order of the menus, the next one with what it promises. After
 * the last comes the first product; a page that says there are no prices yet is nobody's next.
 */
export function neighboursOf(words: ReadWords, path: string, language: Language) {
  const pages = order.filter((page) => page.name !== 'price' || page.path === path);
  const position = pages.findIndex((page) => page.path === path);
  if (position < 0) return {};
  const next = pages[position + 1] ?? noshinePage;
  return {
    previous: pages[position - 1],
    next: {
      ...next,
      picture: pictureOf[next.name],
      promise: promiseOf(words, next.name, language),
    },
  };
}

/** What each page of the menus promises. */
export function promisesIn(words: ReadWords, language: Language) {
  const promises = order.map(({ name }) => [name, promiseOf(words, name, language)]);
  return Object.fromEntries(promises) as Record<MenuPage['name'], string>;
}

function promiseOf(words: ReadWords, page: MenuPage['name'], language: Language): string {
  switch (page) {
    case 'brand':
      return words('about-brand', language, 'opening.title');
    case 'relationship':
      return words('about-relationship', language, 'intro.title');
    case 'price':
      return words('about-price', language, 'title');
    case 'noshine':
      return words('product-noshine', language, 'intro.headline');
    case 'redchec':
      return words('product-redchec', language, 'hero.headline');
    default:
      return words('about-brand', language, `care.${page}`);
  }
}
