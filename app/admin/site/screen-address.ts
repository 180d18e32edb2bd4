import type { TextPage } from '#content/supplied.ts';
import type { Language } from '#domain/language.ts';

interface Place {
  /** A path of the site, or the name of what is shown only sometimes. */
  screen: string;
  language: Language;
  /** As `home hero.title`. */
  text?: string;
  picture?: string;
}

/** Where a text or a picture is changed on the page. */
export function screenAddress({ screen, language, text, picture }: Place): string {
  const more = { ...(text && { text }), ...(picture && { picture }) };
  const query = new URLSearchParams({ screen, language, ...more });
  return `/admin/site/edit?${query}`;
}

/** Where most of a file's texts can be seen. */
export const screenOf: Record<TextPage, string> = {
  home: '/',
  frame: '/',
  'about-brand': '/about/brand',
  'about-relationship': '/about/relationship',
  'about-price': 'price-soon',
  product: '/product/technical/multi',
  'product-noshine': '/product/noshine',
  'product-multi': '/product/technical/multi',
  'product-fresh': '/product/technical/fresh',
  'product-air': '/product/technical/air',
  'product-water': '/product/technical/water',
  'product-build': '/product/technical/build',
  'product-redchec': '/product/redchec',
  media: 'media-posts',
  cases: 'case',
  contact: '/contact/stepOne',
  consent: '/contact/stepTwo',
  privacy: '/privacy',
  evidence: '/evidence',
  popup: 'popup',
  errors: 'error',
  'not-found': 'not-found',
  pictures: '/',
  films: '/product/technical/water',
  mails: 'acknowledgement',
  'data-request': 'hand-out',
};
