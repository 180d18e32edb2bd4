import type { MarkedKey } from '#domain/text-marks.ts';
import { readMarks } from '#domain/text-marks.ts';

/** A piece of text between two tags, and the texts of the site that it is made of. */
export interface ShownText {
  text: string;
  keys: MarkedKey[];
}

const unseen = /<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What the body of a page shows, in its order; written by React, so its markup is regular. */
export function shownTexts(html: string): ShownText[] {
  const body = html.slice(Math.max(0, html.indexOf('<body'))).replace(unseen, '');
  const shown: ShownText[] = [];
  let open: ReturnType<typeof readMarks>['open'] = [];
  for (const node of body.split(/<[^>]*>/)) {
    if (node === '') continue;
    const read = readMarks(
      node.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name),
      open,
    );
    open = read.open;
    if (read.plain.trim() === '') continue;
    const keys = read.pieces.flatMap(({ within }) => within.map(({ text }) => text));
    shown.push({ text: read.plain, keys: [...new Set(keys)] });
  }
  return shown;
}
