import { type Crawl, htmlOf } from './crawl.ts';
import { type Head, readHead } from './read-html.ts';

/** Of those that Facebook knows, the ones that this site's languages need. */
const knownLocales = ['ko_KR', 'en_US', 'id_ID', 'es_LA'];

/** What search results have room for; titles of posts are the staff's. */
const longestTitle = 60;

/** Canonical links, languages, titles and sharing cards, each by the page's own head. */
export function checkHeads(crawl: Crawl, origin: string): string[] {
  const heads = new Map<string, Head>(
    htmlOf(crawl)
      .filter(({ status }) => status === 200)
      .map(({ address, text }) => [origin + address, readHead(text)]),
  );
  const errors: string[] = [];
  const titles = new Map<string, string>();
  for (const [address, head] of heads) {
    const report = (text: string) => errors.push(`${address.slice(origin.length)}: ${text}`);
    const { canonical, alternates, openGraph } = head;
    if (canonical.length !== 1) report(`has ${canonical.length} canonical addresses`);
    // Search engines read nothing further of it.
    if (head.isNoindex) continue;
    const [own = ''] = canonical;
    if (own !== address) {
      if (heads.get(own)?.canonical[0] !== own) report(`${own} is not canonical itself`);
      if (alternates.length > 0) report('names other languages although another is canonical');
    } else {
      for (const text of wrongAlternates(address, head, heads)) report(text);
      const key = `${head.language} ${head.title}`;
      if (titles.has(key)) report(`has the title of ${titles.get(key)}`);
      titles.set(key, address);
      const isPost = /\/media\/\d+$/.test(address);
      if (!isPost && head.title.length > longestTitle) report(`its title is too long`);
    }
    if (!head.title || !head.description) report('has no title or no description');
    if (openGraph['og:url'] !== own) report('og:url is not the canonical address');
    if (!openGraph['og:image:alt']) report('has no og:image:alt');
    for (const name of ['og:locale', 'og:locale:alternate']) {
      const locale = openGraph[name];
      if (locale && !knownLocales.includes(locale)) report(`${name} ${locale} is unknown`);
    }
  }
  return errors;
}

const inOneLine = (alternates: Head['alternates']) =>
  alternates.map(({ language, address }) => `${language} ${address}`).sort();

function wrongAlternates(address: string, head: Head, heads: Map<string, Head>): string[] {
  const found = new Map(head.alternates.map((one) => [one.language, one.address]));
  const wrong: string[] = [];
  if (found.size !== head.alternates.length) wrong.push('names a language twice');
  if (found.get(head.language) !== address) wrong.push('does not name itself among its languages');
  const fallback = found.get('x-default') ?? '';
  if (![...found].some(([language, one]) => language !== 'x-default' && one === fallback)) {
    wrong.push('has no x-default among its languages');
  }
  for (const [language, other] of found) {
    const back = heads.get(other);
    if (!back) wrong.push(`names ${language} ${other}, which is not there`);
    else if (language !== 'x-default' && back.language !== language) {
      wrong.push(`names ${other} as ${language}, but it is ${back.language}`);
    } else if (`${inOneLine(back.alternates)}` !== `${inOneLine(head.alternates)}`) {
      wrong.push(`is not named back by ${other}`);
    }
  }
  return wrong;
}
