import type { Language } from '#domain/language.ts';
import { escapeHtml } from '../escape.ts';

/** Nothing from outside: it is opened from a disk, and printed. */
const style = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; font: 1rem/1.6 'Pretendard', 'Apple SD Gothic Neo', 'Malgun Gothic', system-ui, sans-serif; color: #1b1f1d; background: #fff; }
  h1 { font-size: 1.6rem; line-height: 1.3; }
  h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 2px solid #1b1f1d; font-size: 1.2rem; }
  h3 { margin: 1.5rem 0 0.25rem; font-size: 1rem; }
  dl { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 0.25rem 1rem; }
  dt { color: #5b625e; }
  dd { margin: 0; }
  dd, li, p { overflow-wrap: anywhere; white-space: pre-wrap; }
  :lang(ko) { word-break: keep-all; }
  ul { margin: 0.25rem 0; padding-left: 1.25rem; }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
  @media print { body { margin: 0; max-width: none; } h2, h3 { break-after: avoid; } }
`;

export function pageHead(title: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
`;
}

export const pageEnd = '</body>\n</html>\n';

/** The browser may do nothing with it but show it. */
export const printedPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>\n`;

export const heading = (level: 2 | 3, text: string) =>
  `<h${level}>${escapeHtml(text)}</h${level}>\n`;

export function facts(rows: readonly (readonly [label: string, text: string])[]): string {
  const lines = rows.map(
    ([label, text]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>\n`,
  );
  return `<dl>\n${lines.join('')}</dl>\n`;
}

export function list(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>\n`).join('')}</ul>\n`;
}
