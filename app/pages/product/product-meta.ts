import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/company.ts';
import { fill } from '#content/fill.ts';
import type { FilmWords } from '#content/films.ts';
import { type FilmName, filmFile } from '#domain/art.ts';
import { artLanguage, type Language } from '#domain/language.ts';
import { type MetaArgs, originOf, pageMeta } from '../../frame/meta.ts';
import type { PictureName } from '../../ui/picture-files.ts';
import type { ProductKey } from './load-product.ts';

interface Args extends MetaArgs {
  loaderData?:
    | {
        language: Language;
        words: { meta: { title: string; description: string }; banner: { title: string } };
        film?: FilmWords;
      }
    | undefined;
}

interface Options {
  picture: PictureName;
  /** The values in the description, written in the visitor's language. */
  figures?: (language: Language) => Record<string, string>;
  film?: FilmName;
}

/** The head of a product page, with what search engines learn about the product and its film. */
export function productMeta(args: Args, key: ProductKey, options: Options): MetaDescriptor[] {
  if (!args.loaderData) return [];
  const { language, words, film } = args.loaderData;
  const description = fill(words.meta.description, options.figures?.(language) ?? {});
  const origin = originOf(args);
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: words.banner.title,
    description,
    url: origin + args.location.pathname,
    image: `${origin}/art/stills/${options.picture}.jpg`,
    brand: { '@type': 'Brand', name: brand },
  };
  const films = film && options.film ? [filmData(origin, options.film, language, film)] : [];
  return pageMeta(
    args,
    { title: words.meta.title, description },
    { picture: key, structuredData: [product, ...films] },
  );
}

function filmData(origin: string, name: FilmName, language: Language, words: FilmWords) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: words.title,
    description: words.note,
    thumbnailUrl: `${origin}/art/films/${name}.jpg`,
    contentUrl: origin + filmFile(name, language, 'mp4'),
    uploadDate: '2026-11-15T00:00:00Z',
    inLanguage: artLanguage[language],
  };
}
