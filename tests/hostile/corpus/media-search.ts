import { get, type HostileCase, maxHeadBytes, rawBytes } from './case.ts';
import { hostileTexts, likeLike, marksOfTwoClasses, regexLike } from './texts.ts';

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** As many characters as fit into four kilobytes once each is written as nine. */
const encodedLength = 440;

const everyText = hostileTexts.flatMap(({ name, make }) => [
  get(`search: ${name}, encoded`, `/media?q=${encode(make(encodedLength)).slice(0, 4_000)}`),
  get(
    `search: ${name}, all that Node takes`,
    `/media?q=${encode(make(maxHeadBytes / 9)).slice(0, maxHeadBytes)}`,
  ),
  get(
    `search: ${name}, as it is`,
    `/en/media?q=${rawBytes(make(1_300).toWellFormed())
      .replace(/[^\x21-\xff]/g, '+')
      .slice(0, 4_000)}`,
  ),
]);

const marks = encode(marksOfTwoClasses.make(encodedLength));

export const mediaSearch: HostileCase[] = [
  ...everyText,
  get('search: marks, data of the router', `/media.data?q=${marks}`),
  get('search: marks, in another parameter', `/media?sort=${marks}`),
  get('search: marks, as the page', `/media?page=${marks}`),
  get('search: marks, on a page that has no search', `/about/brand?q=${marks}`),
  get('search: like a regular expression', `/media?q=${encode(regexLike)}`),
  get('search: like a pattern of LIKE', `/media?q=${encode(likeLike)}`),
  get('search: percent signs only', `/media?q=${encode('%'.repeat(300))}`),
  get('search: underscores only', `/es/media?q=${'_'.repeat(300)}`),
  get('search: quotes for the full text index', `/id/media?q=${encode('"* NEAR('.repeat(35))}`),
  get('search: one letter', '/media?q=a'),
  get('search: words without end', `/media?q=${'a+'.repeat(2_000)}`),
  get('search: thousands of parameters', `/media?${'q=a&'.repeat(1_000)}`),
  get('search: thousands of names', `/media?${manyNames()}`),
  get('search: nothing but ampersands', `/media?${'&'.repeat(4_000)}`),
  get('search: nothing but equal signs', `/media?${'='.repeat(4_000)}`),
  get('search: plus signs', `/media?q=${'+'.repeat(4_000)}`),
  get('search: broken escapes', `/media?q=${'%e3%8'.repeat(790)}`),
  get('search: question marks', `/media${'?'.repeat(4_000)}`),
  get('search: a page far beyond the end', '/media?page=999999999&sort=oldest'),
  get('search: a page that is no number', `/media?page=${'9'.repeat(4_000)}`),
  get('list of posts: parameters without end', `/api/media?${'fields=list&'.repeat(330)}`),
  get('list of posts: a language of digits', `/api/media?language=${'9'.repeat(4_000)}`),
  get('list of posts: an exponent', '/api/media?language=1e999'),
  get('one post: digits without end', `/api/media/${'9'.repeat(4_000)}`),
  get('one post: marks', `/api/media/${marks}`),
  get('feed: parameters without end', `/feed.xml?${'a=b&'.repeat(1_000)}`),
  get('sitemap: parameters without end', `/sitemap.xml?${'a=b&'.repeat(1_000)}`),
  get('robots: a path behind', `/robots.txt/${'a/'.repeat(2_000)}`),
  get('feed: a path behind', `/en/feed.xml/${'a/'.repeat(2_000)}`),
];

function manyNames(): string {
  return Array.from({ length: 700 }, (_, at) => `${at.toString(36)}=1`).join('&');
}
