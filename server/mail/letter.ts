import { escapeHtml } from './plain-text.ts';

/** What a mail says, before it is written twice: as plain text and as simple HTML. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  /** A table of labels and values, shown after the paragraphs. */
  table?: [label: string, value: string][];
  link?: { label: string; url: string };
  closing: string[];
}

export function writeText({ paragraphs, table = [], link, closing }: Letter): string {
  const rows = table.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const parts = [...paragraphs, rows.join('\n'), link && `${link.label}: ${link.url}`, ...closing];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

export function writeHtml({ paragraphs, table = [], link, closing }: Letter, language: string) {
  const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');
  const paragraph = (text: string) => `<p>${lines(text)}</p>`;
  const rows = table.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${lines(label)}</th><td>${lines(value)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>`,
    ...paragraphs.map(paragraph),
    rows.length > 0 ? `<table cellpadding="6">${rows.join('')}</table>` : '',
    link ? `<p><a href="${escapeHtml(link.url)}">${lines(link.label)}</a></p>` : '',
    ...closing.map(paragraph),
    '</body></html>',
  ].join('\n');
}
