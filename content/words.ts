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
  cases: typeof import('./ko/cases.json');
  contact: typeof import('./ko/contact.json');
  consent: typeof import('./ko/consent.json');
  privacy: typeof import('./ko/privacy.json');
  evidence: typeof import('./ko/evidence.json');
  popup: typeof import('./ko/popup.json');
  errors: typeof import('./ko/errors.json');
  'not-found': typeof import('./ko/not-found.json');
  pictures: typeof import('./ko/pictures.json');
  films: typeof import('./ko/films.json');
  mails: typeof import('./ko/mails.json');
  'data-request': typeof import('./ko/data-request.json');
}

/** What a dotted path leads to: `hero.slogan`. */
type PartOf<Whole, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Whole
    ? PartOf<Whole[Name], Rest>
    : never
  : Path extends keyof Whole
    ? Whole[Path]
    : never;

/**
 * The words of a page as visitors see them: what comes with the site, and the owner's own instead.
 * Who shows only a part of them asks for that part, since a changed text drops the documents that
 * have asked for it.
 */
export interface ReadWords {
  <Page extends keyof Words>(page: Page, language: Language): Words[Page];
  <Page extends keyof Words, Part extends string>(
    page: Page,
    language: Language,
    part: Part,
  ): PartOf<Words[Page], Part>;
}
