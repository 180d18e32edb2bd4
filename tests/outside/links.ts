import { type Crawl, htmlOf, missing } from './crawl.ts';
import { readTags } from './read-html.ts';

const isMissing = (address: string) => missing.some((path) => address.endsWith(path));

/** Every address is there at once, without a redirect, and so is the place in the page it names. */
export function checkLinks(crawl: Crawl): string[] {
  const errors: string[] = [];
  for (const { address, status } of crawl.answers.values()) {
    const wanted = isMissing(address) ? 404 : 200;
    if (status === wanted) continue;
    const from = crawl.links.find(({ to }) => to.split('#')[0] === address)?.from;
    errors.push(`${address}: ${status} instead of ${wanted}, linked from ${from ?? 'nowhere'}`);
  }
  const idsOf = new Map(
    htmlOf(crawl).map(({ address, text }) => [
      address,
      new Set(readTags(text).map(({ attributes }) => attributes.id)),
    ]),
  );
  for (const { from, to } of crawl.links) {
    const [address = '', fragment] = to.split('#');
    const ids = idsOf.get(address);
    if (fragment && ids && !ids.has(decodeURIComponent(fragment))) {
      errors.push(`${from}: nothing in ${address} has the id ${fragment}`);
    }
  }
  return errors;
}
