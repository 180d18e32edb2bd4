import { Parser } from 'htmlparser2';

const skipped = new Set(['script', 'style', 'head', 'title', 'template', 'svg', 'noscript']);
const blocks = new Set(
  'address article blockquote dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);

/** Quotes in quotes beyond this look like the one around them. */
const deepestQuote = 20;

/** The parser's work grows with the square of tags that are not closed. */
const maxTags = 20_000;
const pieceLength = 16 * 1024;

/**
 * The text of an HTML mail as its plain part would read, quotes behind `>` like there. Nothing of
 * the markup stays, so that nothing of it can act. A text that is cut ends with `…`.
 */
export function htmlToText(html: string, longest: number): string {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  let hidden = 0;
  let quotes = 0;
  let tags = 0;
  let isCut = false;

  function endLine(isBreak = false): void {
    const text = line.trim();
    line = '';
    if (!text && !isBreak && lines.at(-1) === '') return;
    const mark = '>'.repeat(Math.min(quotes, deepestQuote));
    lines.push(text && mark ? `${mark} ${text}` : text);
  }

  function endBlock(): void {
    if (line.trim()) endLine();
  }

  const parser = new Parser({
    onopentagname(name) {
      tags += 1;
      if (skipped.has(name)) hidden += 1;
      if (name === 'br') endLine(true);
      else if (name === 'td' || name === 'th') line += ' ';
      else if (blocks.has(name)) endBlock();
      if (name === 'blockquote') quotes += 1;
      if (name === 'li') line += '- ';
    },
    ontext(text) {
      if (hidden > 0) return;
      if (length > longest) {
        isCut ||= text.trim() !== '';
        return;
      }
      length += text.length;
      line += text.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (skipped.has(name)) hidden = Math.max(0, hidden - 1);
      if (!blocks.has(name)) return;
      endBlock();
      if (name === 'p' || name === 'blockquote') endLine();
      if (name === 'blockquote') quotes = Math.max(0, quotes - 1);
    },
  });
  let at = 0;
  for (; at < html.length && tags < maxTags && length <= longest; at += pieceLength) {
    parser.write(html.slice(at, at + pieceLength));
  }
  parser.end();
  endBlock();
  const text = lines.join('\n');
  const kept = text.slice(0, longest).trim();
  isCut ||= at < html.length || text.trimEnd().length > longest;
  return isCut && kept ? `${kept}…` : kept;
}
