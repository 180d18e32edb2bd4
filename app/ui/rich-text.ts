import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import type { PublishedPost } from '#domain/post.ts';
import type { Video } from '#domain/video.ts';
import { formatSize } from './format-size.ts';

type DetailWords = Words['media']['detail'];
export type RichText = Pick<PublishedPost, 'mainText' | 'language'>;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The beginning of the text without its markup: what search engines and sharing cards show. */
export function excerpt(html: string, length = 160): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

interface Page {
  words: DetailWords;
  language: Language;
}

/** The text as the page shows it: short names in one piece, tables that scroll, cards for films, lines for files. */
export function prepareRichText(text: RichText, page: Page): string {
  const withTables = withScrollingTables(withWholeNames(text.mainText), page.words.table);
  return withFileLines(withVideoCards(withTables, text, page), text, page);
}

/** A tag, in whose attributes nothing is to be found, a short name with what follows it, or a word that ends in a number. */
const tagOrName =
  /<[^>]*>|[‘“][^‘’“”<]{1,12}[’”][^\s<]{0,6}|(?<![\p{L}\d-])\p{L}{1,10}-\d{1,4}(?![\p{L}\d-])/gu;

/** ‘샘플 코팅 신청’을 and ke-3 stay in one line; copied or searched for, they read as they were written. */
function withWholeNames(html: string): string {
  return html.replace(tagOrName, (found) =>
    found.startsWith('<') || !/ |-\d+$/.test(found)
      ? found
      : `<span class="nowrap">${found}</span>`,
  );
}

/**
 * A table wider than the page scrolls in its own box, by keyboard too. Stored text is our own
 * markup without attributes on tables, so plain string replacement finds them.
 */
function withScrollingTables(html: string, label: string): string {
  return html
    .replaceAll(
      '<table>',
      `<div role="group" tabindex="0" aria-label="${escapeHtml(label)}"><table>`,
    )
    .replaceAll('</table>', '</table></div>');
}

const serviceNames: Record<string, Video['service']> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** A still, what the film is called, and where the link leads; both texts are read as its name. */
function withVideoCards(html: string, post: RichText, { words, language }: Page): string {
  const lang = post.language === language ? '' : ` lang="${language}"`;
  return html.replace(
    /(<a [^>]*data-video="(\w+)"[^>]*>)([\s\S]*?)<\/a>/g,
    (whole, start: string, id: string, title: string) => {
      const service = serviceNames[id];
      if (!service) return whole;
      const name =
        title.trim() === service
          ? `<span${lang}>${escapeHtml(words.video)}</span>`
          : `<span>${title}</span>`;
      const way = escapeHtml(fill(words.watch, { service }));
      const [, still] = /data-still="([^"]+)"/.exec(start) ?? [];
      const picture = still ? `<img src="${still}" alt="" loading="lazy" decoding="async">` : '';
      return `${start}${picture}${name} <small${lang}>${way}</small></a>`;
    },
  );
}

/** Of a paragraph that is nothing but a file: what it is called, and of what kind and size it is. */
function withFileLines(html: string, post: RichText, { words, language }: Page): string {
  const lang = post.language === language ? '' : ` lang="${language}"`;
  return html.replace(
    /<p><a href="([^"]+)" data-file="(\w+)" data-size="(\d+)">([^<]*)<\/a><\/p>/g,
    (_, address: string, type: string, size: string, label: string) => {
      const kind = type.toUpperCase();
      const about = fill(words.download, { kind, size: formatSize(Number(size), language) });
      const name = label.trim() || kind;
      return `<p data-file><a href="${address}"><span>${name}</span> <small${lang}>${escapeHtml(about)}</small></a></p>`;
    },
  );
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
