import type { ReadWords } from '#content/words.ts';
import { type Language, languages, localize } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { escapeHtml, escapeXml } from '../escape.ts';
import type { PublishedPosts } from '../posts/published.ts';
import type { CompanyDetails } from './company-details.ts';
import { textDependency } from './dependencies.ts';
import type { GeneratedFile } from './generated-file.ts';

const newest = 20;

interface FeedSource {
  words: ReadWords;
  posts: Pick<PublishedPosts, 'newest' | 'find'>;
  company: (language: Language) => Promise<Pick<CompanyDetails, 'name'>>;
}

/** The newest posts of one language's list as an Atom feed. */
export async function feedXml(
  { words, posts, company }: FeedSource,
  origin: string,
  language: Language,
): Promise<string> {
  const cards = await posts.newest(language, newest);
  const found = await Promise.all(cards.map(({ mnum }) => posts.find(mnum, language)));
  const entries = found.filter((post) => post !== undefined);
  const list = origin + pagePath('media', language);
  const self = origin + localize('/feed.xml', language);
  const updated = Math.max(0, ...entries.map((post) => Math.max(post.updatedAt, post.regDate)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}" xml:base="${escapeXml(origin)}/">
<title>${escapeXml(words('media', language, 'meta.title'))}</title>
<id>${escapeXml(self)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(list)}"/>
<updated>${new Date(updated).toISOString()}</updated>
<author><name>${escapeXml((await company(language)).name)}</name></author>
${entries
  .map((post) => {
    const address = escapeXml(`${list}/${post.mnum}`);
    return `<entry xml:lang="${post.language}">
<title>${escapeXml(post.title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" hreflang="${post.language}" href="${address}"/>
<published>${new Date(post.regDate).toISOString()}</published>
<updated>${new Date(Math.max(post.updatedAt, post.regDate)).toISOString()}</updated>
<content type="html">${escapeXml(withAddresses(post.mainText, origin))}</content>
</entry>`;
  })
  .join('\n')}
</feed>
`;
}

export function feeds(
  source: FeedSource,
  origin: string,
): [address: string, file: GeneratedFile][] {
  return languages.map((language) => [
    localize('/feed.xml', language),
    {
      type: 'application/atom+xml; charset=utf-8',
      madeOf: ['posts', 'settings', textDependency('media', language, 'meta.title')],
      make: () => feedXml(source, origin, language),
    },
  ]);
}

/** Readers show an entry away from the site, so its pictures and links need the whole address. */
function withAddresses(html: string, origin: string): string {
  return html
    .replace(/ (src|href)="\/(?!\/)/g, ` $1="${escapeHtml(origin)}/`)
    .replace(/ (?:srcset|sizes)="[^"]*"/g, '');
}
