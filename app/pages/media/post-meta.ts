import type { MetaDescriptor } from 'react-router';
import { company } from '#content/company.ts';
import { defaultLanguage, type Language, localize, ogLocale } from '#domain/language.ts';
import { type PublishedPost, sharingPicture } from '#domain/post.ts';

interface Shown {
  post: PublishedPost;
  /** The language of the page around the post. */
  language: Language;
  origin: string;
  summary: string;
}

/** Only the versions that exist are alternates; where another stands in, it is the canonical one. */
export function postMeta({ post, language, origin, summary }: Shown): MetaDescriptor[] {
  const path = `/media/${post.mnum}`;
  const address = (one: Language) => origin + localize(path, one);
  const canonical = address(post.language);
  const fallback = [defaultLanguage, post.originalLanguage].find((one) =>
    post.languages.includes(one),
  );
  const picture = post.picture
    ? origin + sharingPicture(post.picture)
    : `${origin}/art/og/media-${language}.jpg`;
  const published = new Date(post.regDate).toISOString();
  const modified = new Date(Math.max(post.updatedAt, post.regDate)).toISOString();
  const publisher = { '@type': 'Organization', name: company.name[post.language], url: origin };

  return [
    { title: `${post.title} | ${company.brand}` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...post.languages.map((one) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: one,
      href: address(one),
    })),
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: address(fallback ?? post.language),
    },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: company.brand },
    { property: 'og:title', content: post.title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: ogLocale[post.language] },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
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
    },
  ];
}
