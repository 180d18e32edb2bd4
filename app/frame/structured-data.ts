import { brand } from '#content/brand.ts';
import type { Language } from '#domain/language.ts';
import type { CompanyDetails } from '#server/pages/company-details.ts';

/** The company, by one address and one `@id` on every page, whatever the page's language. */
export function publisherData(origin: string, name: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  };
}

export function organizationData(origin: string, company: CompanyDetails) {
  return {
    '@context': 'https://schema.org',
    ...publisherData(origin, company.name),
    brand: { '@type': 'Brand', name: brand },
    email: company.email,
    ...(company.phone && { telephone: company.phone }),
    ...(company.fax && { faxNumber: company.fax }),
    address: {
      '@type': 'PostalAddress',
      ...(company.address && { streetAddress: company.address }),
      addressCountry: company.country,
    },
    ...(company.social.length > 0 && { sameAs: company.social.map(({ address }) => address) }),
  };
}

/** The site in all its languages. */
function websiteNode(origin: string) {
  return { '@type': 'WebSite', '@id': `${origin}/#website`, name: brand, url: `${origin}/` };
}

export function websiteData(origin: string) {
  return { '@context': 'https://schema.org', ...websiteNode(origin) };
}

interface PageAbout {
  origin: string;
  path: string;
  language: Language;
  /** ItemPage where the page is about one thing that can be had. */
  type: 'WebPage' | 'ItemPage';
  /** What the page is about. */
  name: string;
  description: string;
  /** The address of its main picture. */
  picture: string;
}

/**
 * Never a Product: search engines take one without an offer, a review or a rating for a mistake,
 * and the site names no price.
 */
export function pageData({ origin, path, type, name, description, ...page }: PageAbout) {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    url: origin + path,
    name,
    description,
    inLanguage: page.language,
    about: { '@type': 'Thing', name },
    primaryImageOfPage: { '@type': 'ImageObject', url: origin + page.picture },
    isPartOf: websiteNode(origin),
  };
}
