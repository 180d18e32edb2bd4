import type { Crawl } from './crawl.ts';
import { readHead } from './read-html.ts';

/** Which pages the sitemap lists, and whether they say the same of themselves. */
export function checkSitemap({ answers }: Crawl, origin: string): string[] {
  const files = [...answers.values()].filter(({ address }) =>
    /^\/sitemap[^/]*\.xml$/.test(address),
  );
  const sitemap = files.map(({ text }) => text).join('\n');
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, address = '', rest = '']) => ({
      address,
      alternates: [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
        .map(([, language, href]) => `${language} ${href}`)
        .sort(),
    }),
  );
  const errors = entries.length > 0 ? [] : ['lists nothing'];
  const listed = new Set(entries.map(({ address }) => address));
  if (listed.size < entries.length) errors.push('lists an address twice');
  for (const { address, alternates } of entries) {
    const answer = answers.get(address.slice(origin.length));
    const head = readHead(answer?.text ?? '');
    const own = head.alternates.map((one) => `${one.language} ${one.address}`).sort();
    if (answer?.status !== 200) errors.push(`${address} is not there`);
    else if (head.isNoindex) errors.push(`${address} is noindex`);
    else if (head.canonical[0] !== address) errors.push(`${address} is not canonical`);
    else if (`${own}` !== `${alternates}`) errors.push(`${address} names other languages itself`);
  }
  for (const { address, text, status, type } of answers.values()) {
    const { canonical, isNoindex } = readHead(text);
    const isOwn = type.startsWith('text/html') && canonical[0] === origin + address && !isNoindex;
    const isListPage = address.includes('?page=');
    if (status === 200 && isOwn && !isListPage && !listed.has(origin + address)) {
      errors.push(`does not list ${address}`);
    }
  }
  return errors.map((error) => `/sitemap.xml: ${error}`);
}
