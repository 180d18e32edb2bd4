import { languages, localize } from '#domain/language.ts';
import type { Crawl } from './crawl.ts';

const every = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What a schema cannot say of the feeds: ids once, dates in order, each in its own language. */
export function checkFeeds({ answers }: Crawl, origin: string): string[] {
  const titles = new Set<string>();
  return languages.flatMap((language) => {
    const address = localize('/feed.xml', language);
    const { text = '', status, type } = answers.get(address) ?? {};
    if (status !== 200 || !type?.startsWith('application/atom+xml'))
      return [`${address}: is missing`];
    const [head = '', ...entries] = text.split('<entry');
    const errors: string[] = [];
    const [title = ''] = every(head, /<title>([^<]*)<\/title>/g);
    if (titles.has(title)) errors.push(`has the title of another feed: ${title}`);
    titles.add(title);
    if (!head.includes(`xml:lang="${language}"`)) errors.push('does not say its language');
    if (!head.includes(`rel="self" type="application/atom+xml" href="${origin}${address}"`)) {
      errors.push('does not say its own address');
    }
    const ids = every(text, /<id>([^<]+)<\/id>/g);
    if (new Set(ids).size < ids.length) errors.push('has an id twice');
    if (entries.length === 0) errors.push('is empty');
    const [updated = ''] = every(head, /<updated>([^<]+)<\/updated>/g);
    for (const entry of entries) {
      const [from = ''] = every(entry, /<published>([^<]+)<\/published>/g);
      const [to = ''] = every(entry, /<updated>([^<]+)<\/updated>/g);
      if (from > to || to > updated) errors.push(`dates out of order: ${from} ${to} ${updated}`);
      if (!/^ xml:lang="\w\w"/.test(entry)) errors.push('an entry does not say its language');
    }
    return errors.map((error) => `${address}: ${error}`);
  });
}
