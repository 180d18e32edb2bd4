import type { MetaDescriptor } from 'react-router';
import { fill } from '#content/fill.ts';
import type { ShownFilm } from '#content/films.ts';
import type { Language } from '#domain/language.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { type MetaArgs, originOf, pageMeta } from '../../frame/meta.ts';
import { pageData } from '../../frame/structured-data.ts';
import type { ProductKey } from './load-product.ts';

interface Args extends MetaArgs {
  loaderData?:
    | {
        language: Language;
        words: { meta: { title: string; description: string }; banner: { title: string } };
        film?: ShownFilm;
      }
    | undefined;
}

interface Options {
  picture: PictureName;
  /** The values in the description, written in the visitor's language. */
  figures?: Record<string, string> | undefined;
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
  const films = film ? [filmData(origin, film)] : [];
  return pageMeta(
    args,
    { title: words.meta.title, description },
    { picture: key, structuredData: [page, ...films] },
  );
}

function filmData(origin: string, { title, note, poster, seconds, data }: ShownFilm) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: note,
    thumbnailUrl: origin + poster,
    contentUrl: origin + data.file,
    uploadDate: `${data.published}T00:00:00+09:00`,
    duration: `PT${seconds}S`,
    inLanguage: data.language,
  };
}
