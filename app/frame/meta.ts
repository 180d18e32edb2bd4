import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/brand.ts';
import {
  defaultLanguage,
  type Language,
  languages,
  localize,
  ogLocale,
  splitLanguage,
} from '#domain/language.ts';
import { type CardName, isSuppliedCard, sharingCard } from '#domain/sharing-cards.ts';

/** The part of React Router's meta arguments that every public page needs. */
export interface MetaArgs {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

interface Head {
  title: string;
  /** On the sharing card, where the brand stands beside it; unless given, the title. */
  shareTitle?: string;
  description: string;
  canonical: string;
  /** The page in every language it is in; none where the canonical page is another. */
  alternates: readonly { hrefLang: Language | 'x-default'; href: string }[];
  noindex?: boolean | undefined;
  language: Language;
  /** The other languages that the page is in. */
  alternateLanguages?: readonly Language[];
  /** The sharing card's picture, 1200 × 630. */
  picture: string;
  /** When an article was published and last changed, in ISO 8601. */
  article?: { published: string; modified: string };
  structuredData?: readonly object[] | undefined;
}

/** Every tag that search engines and sharing cards read, in one order for all pages. */
export function headTags(head: Head): MetaDescriptor[] {
  const { title, description, canonical, structuredData = [] } = head;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...head.alternates.map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate })),
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    // They are read in what is served: the inquiry's bundle does without.
    ...(import.meta.env.SSR ? sharingTags(head) : []),
    ...structuredData.map((data) => ({ 'script:ld+json': data })),
  ];
}

function sharingTags(head: Head): MetaDescriptor[] {
  const { title, shareTitle = title, description, canonical, language, article } = head;
  const { alternateLanguages = [] } = head;
  return [
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: shareTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: ogLocale[language] },
    ...alternateLanguages.map((alternate) => ({
      property: 'og:locale:alternate',
      content: ogLocale[alternate],
    })),
    { property: 'og:image', content: head.picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: shareTitle },
    ...(article
      ? [
          { property: 'article:published_time', content: article.published },
          { property: 'article:modified_time', content: article.modified },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

export function originOf({ matches }: MetaArgs): string {
  const root = matches[0]?.loaderData as { origin: string } | undefined;
  return root?.origin ?? '';
}

/** The address of the page's sharing card: the owner's, or the one that comes with the site. */
export function cardOf({ matches }: MetaArgs, page: CardName, language: Language): string {
  // As all sharing tags.
  if (!import.meta.env.SSR) return '';
  const root = matches[0]?.loaderData as { card?: string } | undefined;
  return root?.card ?? sharingCard(isSuppliedCard(page) ? page : 'home', language);
}

interface Options {
  /** The page's key among the sharing cards. */
  picture: CardName;
  noindex?: boolean;
  /** What the address needs besides its path, such as `?page=2` of a list. */
  query?: string;
  structuredData?: object[];
}

/** The head of a fixed page, which exists in every language. */
export function pageMeta(
  args: MetaArgs,
  words: { title: string; description: string },
  { picture, noindex, query = '', structuredData }: Options,
): MetaDescriptor[] {
  const origin = originOf(args);
  const { language, path } = splitLanguage(args.location.pathname);
  const address = (version: Language) => origin + localize(path, version) + query;
  return headTags({
    title: words.title,
    description: words.description,
    canonical: address(language),
    alternates: [
      ...languages.map((version) => ({ hrefLang: version, href: address(version) })),
      { hrefLang: 'x-default', href: address(defaultLanguage) },
    ],
    noindex,
    language,
    alternateLanguages: languages.filter((version) => version !== language),
    picture: origin + cardOf(args, picture, language),
    structuredData,
  });
}
