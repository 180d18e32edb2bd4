export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(#?\w+);/g, (all, name) => entities[name] ?? all);

/** Enough for HTML that React or the sanitizer wrote: attributes in double quotes, or without a value. */
export function readTags(html: string): Tag[] {
  const markup = html.replace(/<!--[\s\S]*?-->|(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
    }),
  );
}

/** What the head says to search engines and other sites. */
export interface Head {
  language: string;
  title: string;
  description: string;
  canonical: string[];
  alternates: { language: string; address: string }[];
  isNoindex: boolean;
  /** The Open Graph properties; the last of those that come twice. */
  openGraph: Record<string, string>;
}

export function readHead(html: string): Head {
  const tags = readTags(html);
  const links = tags.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  const metas = tags.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes);
  const named = (name: string) => metas.find((meta) => meta.name === name)?.content ?? '';
  return {
    language: tags.find(({ name }) => name === 'html')?.attributes.lang ?? '',
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: named('description'),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang = '', href = '' }) => ({ language: hreflang, address: href })),
    isNoindex: named('robots').includes('noindex'),
    openGraph: Object.fromEntries(
      metas.flatMap(({ property, content = '' }) => (property ? [[property, content]] : [])),
    ),
  };
}

export function readStructuredData(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}
