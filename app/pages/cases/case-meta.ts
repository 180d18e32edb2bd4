import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/brand.ts';
import type { Words } from '#content/words.ts';
import type { ShownCase } from '#domain/case.ts';
import { defaultLanguage, type Language, languages, localize } from '#domain/language.ts';
import { casePath, casesPath } from '#domain/pages.ts';
import { sharingPicture } from '#domain/post.ts';
import { headTags } from '../../frame/meta.ts';
import { publisherData } from '../../frame/structured-data.ts';
import type { CaseCardFacts } from '../../ui/case-facts.ts';

interface ListOptions {
  words: Pick<Words['cases'], 'meta' | 'banner'>;
  language: Language;
  origin: string;
  cases: readonly CaseCardFacts[];
}

/** The list is there in every language, as that of posts is; its card is the first case's. */
export function caseListMeta({ words, language, origin, cases }: ListOptions): MetaDescriptor[] {
  const address = (version: Language) => origin + localize(casesPath, version);
  const picture = cases.find((one) => one.picture)?.picture;
  return headTags({
    ...words.meta,
    canonical: address(language),
    alternates: [
      ...languages.map((version) => ({ hrefLang: version, href: address(version) })),
      { hrefLang: 'x-default', href: address(defaultLanguage) },
    ],
    language,
    alternateLanguages: languages.filter((version) => version !== language),
    picture: picture ? origin + sharingPicture(picture) : '',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        url: address(language),
        name: words.banner.title,
        description: words.meta.description,
        inLanguage: language,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: cases.map((one, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: one.place,
            url: origin + one.address,
          })),
        },
      },
    ],
  });
}

interface CaseOptions {
  shown: ShownCase;
  /** The language of the page around the case. */
  language: Language;
  origin: string;
  /** The company's name in the case's language. */
  publisherName: string;
}

/** In characters: what search engines show of a description. */
const longestDescription = 155;

/** Only the languages that it is in are alternates; where another stands in, that is canonical. */
export function caseMeta(options: CaseOptions): MetaDescriptor[] {
  const { shown, language, origin, publisherName } = options;
  const { facts, words } = shown;
  const address = (version: Language) => origin + casePath(facts.slug, version);
  const canonical = address(shown.language);
  const first = shown.languages[0] ?? shown.language;
  const pictures = [facts.after, facts.before].flatMap((one) =>
    one ? origin + sharingPicture(one) : [],
  );
  const description = shorten(`${words.coated}. ${words.result}`);
  const publisher = publisherData(origin, publisherName);
  const title = [words.place, words.city].filter(Boolean).join(', ');
  return headTags({
    title: `${title} | ${brand}`,
    shareTitle: title,
    description,
    canonical,
    alternates:
      shown.language === language
        ? [
            ...shown.languages.map((version) => ({ hrefLang: version, href: address(version) })),
            { hrefLang: 'x-default', href: address(first) },
          ]
        : [],
    language: shown.language,
    alternateLanguages: shown.languages.filter((version) => version !== shown.language),
    picture: pictures[0] ?? '',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        image: pictures,
        dateModified: new Date(shown.updatedAt).toISOString(),
        inLanguage: shown.language,
        mainEntityOfPage: canonical,
        contentLocation: {
          '@type': 'Place',
          name: words.place,
          address: { '@type': 'PostalAddress', addressLocality: words.city },
        },
        author: publisher,
        publisher,
      },
    ],
  });
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  const cut = line.slice(0, longestDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 80))}…`;
}
