import type { Language } from '#domain/language.ts';
import { escapeHtml } from '../escape.ts';
import type { CheckedAddress } from './address.ts';
import type { Mail } from './outbox.ts';

/** What a mail says, before it is written twice: as plain text and as simple HTML. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  /** A table of labels and values, shown after the paragraphs. */
  table?: [label: string, value: string][];
  link?: { label: string; url: string };
  closing: string[];
}

export interface ComposedMail {
  text: MailText;
  language: Language;
  /** Plain strings only where they come from the configuration or the settings. */
  to: string[] | CheckedAddress;
  replyTo?: CheckedAddress | undefined;
}

/** Writes a mail when it is sent; undefined when it is about nothing, or for nobody, any more. */
export type ComposeMail = (mail: Mail) => Promise<ComposedMail | undefined>;

export function writeText({ paragraphs, table = [], link, closing }: MailText): string {
  const rows = table.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const parts = [...paragraphs, rows.join('\n'), link && `${link.label}: ${link.url}`, ...closing];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

export function writeHtml({ paragraphs, table = [], link, closing }: MailText, language: Language) {
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
