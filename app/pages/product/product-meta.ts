import type { MetaDescriptor } from 'react-router';
import { fill } from '#content/fill.ts';
import type { FilmWords } from '#content/films.ts';
import { type FilmName, filmDetails, filmFile } from '#domain/films.ts';
import { artLanguage, type Language } from '#domain/language.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { type MetaArgs, originOf, pageMeta } from '../../frame/meta.ts';
import { pageData } from '../../frame/structured-data.ts';
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
  figures?: Record<string, string> | undefined;
  film?: FilmName;
}

/** The head of a product page, with what search engines learn about its subject and its film. */
export function productMeta(args: Args, key: ProductKey, options: Options): MetaDescriptor[] {
  if (!args.loaderData) return [];
  const { language, words, film } = args.loaderData;
  const description = fill(words.meta.description, options.figures ?? {});
  const origin = originOf(args);
  const page = pageData({
    origin,
    path: args.location.pathname,
    language,
    type: key === 'product-noshine' || key === 'product-redchec' ? 'ItemPage' : 'WebPage',
    name: words.banner.title,
    description,
    picture: `/art/stills/${options.picture}.jpg`,
  });
  const films = film && options.film ? [filmData(origin, options.film, language, film)] : [];
  return pageMeta(
    args,
    { title: words.meta.title, description },
    { picture: key, structuredData: [page, ...films] },
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
    uploadDate: `${filmDetails[name].published}T00:00:00+09:00`,
    duration: `PT${filmDetails[name].seconds}S`,
    inLanguage: artLanguage[language],
  };
}
