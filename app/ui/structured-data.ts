import { brand } from '#content/company.ts';
import type { FilmName, FilmWords } from '#content/films.ts';
import type { Language } from '#domain/language.ts';

interface Words {
  meta: { description: string };
  banner: { title: string };
}

/** What search engines learn about a product page. */
export function productData(origin: string, address: string, words: Words, picture: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: words.banner.title,
    description: words.meta.description,
    url: origin + address,
    image: `${origin}/art/stills/${picture}.jpg`,
    brand: { '@type': 'Brand', name: brand },
  };
}

/** What search engines learn about a film; each language has its own. */
export function filmData(origin: string, name: FilmName, language: Language, words: FilmWords) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: words.title,
    description: words.note,
    thumbnailUrl: `${origin}/art/films/${name}.jpg`,
    contentUrl: `${origin}/art/films/${name}-${language}.mp4`,
    uploadDate: '2026-11-15T00:00:00Z',
    inLanguage: language,
  };
}
