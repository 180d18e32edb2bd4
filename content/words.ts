import type { Language } from '#domain/language.ts';

/** One line per page; the Korean file is the shape that the other languages follow. */
export interface Words {
  frame: typeof import('./ko/frame.json');
  home: typeof import('./ko/home.json');
  'about-brand': typeof import('./ko/about-brand.json');
  'about-relationship': typeof import('./ko/about-relationship.json');
  'about-price': typeof import('./ko/about-price.json');
  product: typeof import('./ko/product.json');
  'product-noshine': typeof import('./ko/product-noshine.json');
  'product-multi': typeof import('./ko/product-multi.json');
  'product-fresh': typeof import('./ko/product-fresh.json');
  'product-air': typeof import('./ko/product-air.json');
  'product-water': typeof import('./ko/product-water.json');
  'product-build': typeof import('./ko/product-build.json');
  'product-redchec': typeof import('./ko/product-redchec.json');
  media: typeof import('./ko/media.json');
  contact: typeof import('./ko/contact.json');
  consent: typeof import('./ko/consent.json');
  privacy: typeof import('./ko/privacy.json');
  popup: typeof import('./ko/popup.json');
  errors: typeof import('./ko/errors.json');
  'not-found': typeof import('./ko/not-found.json');
  pictures: typeof import('./ko/pictures.json');
  films: typeof import('./ko/films.json');
  mails: typeof import('./ko/mails.json');
  'data-request': typeof import('./ko/data-request.json');
}

/** Gives the words of a page; whoever has it need not know where they come from. */
export type ReadWords = <Page extends keyof Words>(page: Page, language: Language) => Words[Page];

const files = import.meta.glob<unknown>('./*/*.json', {
  eager: true,
  import: 'default',
});

/** Called in loaders only, so that no page ships the words of another page or language. */
export function wordsOf<Page extends keyof Words>(page: Page, language: Language): Words[Page] {
  return files[`./${language}/${page}.json`] as Words[Page];
}
