import { type Crawl, htmlOf } from './crawl.ts';
import { readHead, readStructuredData } from './read-html.ts';

type Node = Record<string, unknown> & { '@type'?: string };

/** What Google's documentation requires of each type, and what we require besides. */
const required: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Brand: ['name'],
  WebSite: ['@id', 'name', 'url'],
  WebPage: ['name', 'description', 'url', 'inLanguage', 'about', 'isPartOf'],
  ItemPage: ['name', 'description', 'url', 'inLanguage', 'about', 'isPartOf'],
  Thing: ['name'],
  ImageObject: ['url'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'contentUrl'],
  Product: ['name', 'image'],
  Dataset: ['name', 'description', 'url', 'creator', 'inLanguage'],
  DataDownload: ['contentUrl', 'encodingFormat'],
};

const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Rules that are more than "this property is there". */
const rules: Record<string, (node: Node, page: Page) => string[]> = {
  // Google reports a Product with none of the three as an error.
  Product: (node) =>
    ['offers', 'review', 'aggregateRating'].some((name) => node[name])
      ? []
      : ['has no offers, review or aggregateRating'],
  Organization: (node, { origin }) => [
    ...(node['@id'] === `${origin}/#organization` ? [] : ['has another @id']),
    ...(node.url === `${origin}/` ? [] : ['has another url']),
  ],
  PostalAddress: (node) =>
    /^[A-Z]{2}$/.test(String(node.addressCountry)) ? [] : ['its country is no ISO 3166 code'],
  WebPage: isAboutThisPage,
  ItemPage: isAboutThisPage,
  NewsArticle: (node, { canonical }) => [
    ...wrongDates(node, ['datePublished', 'dateModified']),
    ...(node.mainEntityOfPage === canonical ? [] : ['is not of the canonical page']),
  ],
  VideoObject: (node) => [
    ...wrongDates(node, ['uploadDate']),
    ...(/^PT(\d+M)?\d+S$/.test(String(node.duration)) ? [] : ['its duration is not ISO 8601']),
  ],
  // Google takes no shorter or longer one.
  Dataset: ({ description }) =>
    /^.{50,5000}$/s.test(String(description))
      ? []
      : ['its description is not of 50 to 5000 letters'],
  BreadcrumbList: (node) => {
    const items = node.itemListElement as Node[];
    const isInOrder = items.every(({ position }, index) => position === index + 1);
    // Without an item the last step is the page itself.
    const isLinked = items.every(
      ({ item }, index) => Boolean(item) !== (index + 1 === items.length),
    );
    return items.length > 1 && isInOrder && isLinked ? [] : ['its steps are not in order'];
  },
};

function isAboutThisPage(node: Node, { canonical }: Page): string[] {
  return node.url === canonical ? [] : ['its url is not the canonical address'];
}

function wrongDates(node: Node, names: readonly string[]): string[] {
  return names.filter((name) => !isoDate.test(String(node[name]))).map((name) => `wrong ${name}`);
}

interface Page {
  origin: string;
  canonical: string | undefined;
}

/** What one page's structured data lacks. */
export function checkNodes(data: unknown, page: Page): string[] {
  if (Array.isArray(data)) return data.flatMap((one) => checkNodes(one, page));
  if (!data || typeof data !== 'object') return [];
  const node = data as Node;
  const type = node['@type'] ?? '(none)';
  const known = required[type];
  const wrong = known
    ? [
        ...known.filter((name) => !node[name]).map((name) => `has no ${name}`),
        ...(rules[type]?.(node, page) ?? []),
      ]
    : ['is a type that nobody has rules for'];
  return [
    ...wrong.map((text) => `${type} ${text}`),
    ...Object.values(node).flatMap((one) => checkNodes(one, page)),
  ];
}

export function checkStructuredData(crawl: Crawl, origin: string): string[] {
  return htmlOf(crawl).flatMap(({ address, text, status }) => {
    const { canonical } = readHead(text);
    const data = readStructuredData(text);
    const errors = checkNodes(data, { origin, canonical: canonical[0] });
    const types = data.map((one) => (one as Node)['@type']);
    const isOwn = status === 200 && canonical[0] === origin + address;
    const isHome = /^\/(\w\w)?$/.test(address);
    if (isHome && !(types.includes('Organization') && types.includes('WebSite'))) {
      errors.push('does not say whose site it is');
    }
    if (isOwn && !isHome && !types.includes('BreadcrumbList')) errors.push('has no BreadcrumbList');
    if (/\/media\/\d+$/.test(address) && status === 200 && !types.includes('NewsArticle')) {
      errors.push('has no NewsArticle');
    }
    return errors.map((error) => `${address}: ${error}`);
  });
}
