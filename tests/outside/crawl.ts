import { languages, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { readStructuredData, readTags } from './read-html.ts';

export interface Answer {
  /** Its path and query. */
  address: string;
  status: number;
  type: string;
  /** Empty for what is not text. */
  text: string;
}

interface Link {
  from: string;
  /** Path, query and fragment. */
  to: string;
}

export interface Crawl {
  answers: Map<string, Answer>;
  links: Link[];
}

/** Addresses that no page links to, or that must not be found. */
export const unlinked = ['/media?sort=oldest', '/media?q=NOSHINE', '/media?q=nothing+has+this'];
export const missing = ['/nope', '/media/99999', '/no/such/page'];

const inEveryLanguage = (paths: readonly string[]) =>
  languages.flatMap((language) => paths.map((path) => localize(path, language)));

const startingPoints = [
  '/sitemap.xml',
  '/robots.txt',
  ...inEveryLanguage([...pagePaths, ...unlinked, ...missing]),
];

/** Everything that can be reached from the home page, the sitemap and the table of pages. */
export async function crawl(url: string, origin: string, starts = startingPoints): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const links: Link[] = [];
  const seen = new Set(starts);
  const waiting = [...seen];
  const follow = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const answer = await ask(url, address);
      answers.set(address, answer);
      for (const to of linksOf(answer, origin)) {
        links.push({ from: address, to });
        const [target = ''] = to.split('#');
        if (!seen.has(target)) waiting.push(target);
        seen.add(target);
      }
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: 4 }, follow));
  return { answers, links };
}

const binary = /\.(avif|webp|jpe?g|png|ico|mp4|webm|woff2)$/;

async function ask(url: string, address: string): Promise<Answer> {
  const method = binary.test(address) ? 'HEAD' : 'GET';
  const answer = await fetch(url + address, { method, redirect: 'manual' });
  const type = answer.headers.get('content-type') ?? '';
  return { address, status: answer.status, type, text: await answer.text() };
}

const every = (pattern: RegExp) => (text: string) =>
  [...text.matchAll(pattern)].map(([, address = '']) => address);

/** How addresses are written in each type of answer. */
const readers: [type: string, read: (text: string) => string[]][] = [
  ['text/html', namedInHtml],
  ['xml', every(/(?:<loc>|(?:href|src)=(?:"|&quot;))([^<"&]+)/g)],
  ['text/css', every(/url\(["']?([^)"']+)/g)],
  ['javascript', every(/["'`]((?:\.|\/assets)\/[\w.-]+\.(?:js|css|woff2))["'`]/g)],
  ['manifest', every(/"src":"([^"]+)"/g)],
];

/** The addresses of this site that an answer names. */
function linksOf({ address, type, text }: Answer, origin: string): string[] {
  const [, read] = readers.find(([part]) => type.includes(part)) ?? [];
  return (read?.(text) ?? [])
    .map((one) => URL.parse(one, origin + address))
    .filter((one) => one?.origin === origin)
    .map((one) => one?.href.slice(origin.length) ?? '')
    .filter((one) => !/^\/(admin|api)\b/.test(one));
}

const sharing = /^og:(url|image)$/;

function namedInHtml(html: string): string[] {
  const inTags = readTags(html).flatMap(({ attributes }) => {
    const { href, src, poster, srcset, imagesrcset, property = '', content } = attributes;
    const sets = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? []);
    return [
      ...sets.map((one) => one.trim().split(' ')[0]),
      ...[href, src, poster, sharing.test(property) ? content : undefined],
    ].filter((one) => one !== undefined);
  });
  return [...inTags, ...addressesIn(readStructuredData(html))];
}

/** Every address in structured data, however deep; an `@id` is the name of a thing. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => (key === '@id' ? [] : addressesIn(one)));
}

export function htmlOf({ answers }: Crawl): Answer[] {
  return [...answers.values()].filter(({ type }) => type.startsWith('text/html'));
}
