import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/brand.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { postPath } from '#domain/pages.ts';
import { type PublishedPost, sharingPicture } from '#domain/post.ts';
import { headTags } from '../../frame/meta.ts';
import { publisherData } from '../../frame/structured-data.ts';

interface Options {
  post: PublishedPost;
  /** The language of the page around the post. */
  language: Language;
  origin: string;
  summary: string;
  /** The company's name in the post's language. */
  publisherName: string;
  /** The sharing card of the list, for a post without a picture. */
  card: string;
}

/** Only the versions that exist are alternates; where another stands in, it is the canonical one. */
export function postMeta(options: Options): MetaDescriptor[] {
  const { post, language, origin, summary, publisherName, card } = options;
  const address = (version: Language) => origin + postPath(post.mnum, version);
  const canonical = address(post.language);
  const fallback = [defaultLanguage, post.originalLanguage].find((version) =>
    post.languages.includes(version),
  );
  const picture = origin + (post.picture ? sharingPicture(post.picture) : card);
  const published = new Date(post.regDate).toISOString();
  const modified = new Date(Math.max(post.updatedAt, post.regDate)).toISOString();
  const publisher = publisherData(origin, publisherName);

  return headTags({
    title: `${post.title} | ${brand}`,
    shareTitle: post.title,
    description: summary,
    canonical,
    alternates:
      post.language === language
        ? [
            ...post.languages.map((version) => ({ hrefLang: version, href: address(version) })),
            { hrefLang: 'x-default', href: address(fallback ?? post.language) },
          ]
        : [],
    language: post.language,
    picture,
    article: { published, modified },
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: post.title,
        description: summary,
        image: [picture],
        datePublished: published,
        dateModified: modified,
        inLanguage: post.language,
        mainEntityOfPage: canonical,
        author: publisher,
        publisher,
      },
    ],
  });
}
