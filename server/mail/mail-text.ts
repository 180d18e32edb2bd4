import type { Language } from '#domain/language.ts';
import type { CheckedAddress } from './address.ts';
import type { Mail } from './outbox.ts';

/** What a mail says, before it is written twice: as plain text and as a letter in HTML. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  /** A table of labels and values, shown after the paragraphs. */
  table?: [label: string, value: string][];
  /** Drawings after the table, which travel with the mail. */
  pictures?: MailPicture[];
  /** Shown as a button; `isShown`: its address too, for whoever has to copy it. */
  link?: { label: string; url: string; isShown?: boolean };
  closing: string[];
  /** `personal`: as if somebody had written it in a mail program. */
  look?: 'personal';
  /** Whether addresses in the paragraphs become links: never where a visitor may have written them. */
  hasLinks?: boolean;
  /** What lists of mails show beside the subject, when it is not the second paragraph. */
  preview?: string;
}

interface MailPicture {
  title: string;
  /** What it shows, with its figures: all that some readers get of it. */
  alt: string;
  png: Uint8Array;
  /** In pixels as wide as a letter, which are fewer than those of the picture. */
  width: number;
  height: number;
}

export interface ComposedMail {
  text: MailText;
  language: Language;
  /** Plain strings only where they come from the configuration or the settings. */
  to: string[] | CheckedAddress;
  replyTo?: CheckedAddress | undefined;
  /** Left sides of the Message-IDs that it follows in its thread, the oldest first. */
  follows?: string[];
}

/** Writes a mail when it is sent; undefined when it is about nothing, or for nobody, any more. */
export type ComposeMail = (mail: Mail) => Promise<ComposedMail | undefined>;

/** With whose words it comes: the company, and how to reach it. */
export interface LetterFoot {
  company: string;
  contact: string[];
}

export function writeText(
  { paragraphs, table = [], pictures = [], link, closing, look }: MailText,
  foot?: LetterFoot,
): string {
  const rows = table.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const drawn = pictures.map(({ title, alt }) => `${title}\n${alt}`);
  const button = link && `${link.label}: ${link.url}`;
  const parts = [...paragraphs, rows.join('\n'), ...drawn, button, ...closing];
  // A person ends a letter with words of their own.
  if (foot && look !== 'personal') parts.push([foot.company, ...foot.contact].join('\n'));
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
