import type { MetaDescriptor } from 'react-router';
import {
  defaultLanguage,
  type Language,
  languages,
  localize,
  ogLocale,
  splitLanguage,
} from '#domain/language.ts';

interface PageMeta {
  title: string;
  description: string;
}

/** The part of React Router's meta arguments that every public page needs. */
interface MetaArgs {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

interface Options {
  /** The Open Graph picture's page key: public/art/og/<key>-<language>.jpg. */
  picture: string;
  noindex?: boolean;
  /** What the address needs besides its path, such as `?page=2` of a list. */
  query?: string;
  structuredData?: object[];
}

export function originOf({ matches }: MetaArgs): string {
  const root = matches[0]?.loaderData as { origin: string } | undefined;
  return root?.origin ?? '';
}

/** Title, description, canonical, the four alternates and the sharing card of a fixed page. */
export function pageMeta(args: MetaArgs, words: PageMeta, options: Options): MetaDescriptor[] {
  const origin = originOf(args);
  const { language, path } = splitLanguage(args.location.pathname);
  const { query = '' } = options;
  const address = (one: Language) => origin + localize(path, one) + query;
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...languages.map((one) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: one,
      href: address(one),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(defaultLanguage) },
    ...(options.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'NOSHINE' },
    { property: 'og:title', content: words.title },
    { property: 'og:description', content: words.description },
    { property: 'og:url', content: address(language) },
    { property: 'og:locale', content: ogLocale[language] },
    ...languages
      .filter((one) => one !== language)
      .map((one) => ({ property: 'og:locale:alternate', content: ogLocale[one] })),
    { property: 'og:image', content: `${origin}/art/og/${options.picture}-${language}.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(options.structuredData ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}
