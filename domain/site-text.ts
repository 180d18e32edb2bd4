import type { Language } from './language.ts';
import { lengthOf, maxRawLength, normalizeText } from './text.ts';

/** Names one text of the site in one language. */
export interface TextKey {
  /** A file of `content/`, without its ending. */
  page: string;
  /** The names on the way to it: `hero.slogan.0`. */
  path: string;
  language: Language;
}

/** Texts that the law asks for. */
export function isLegalPage(page: string): boolean {
  return page === 'consent' || page === 'privacy' || page === 'data-request';
}

/** What a text of the site may be, in every language. */
export interface SiteTextRule {
  /** The values that the site puts in, as they are written: `{time}`. */
  slots: string[];
  /** As `widthOf` counts. */
  limit: number;
  isMultiline: boolean;
  mayBeEmpty: boolean;
}

export type TextError =
  | { code: 'empty' | 'lines' }
  | { code: 'too-long'; limit: number }
  | { code: 'missing-slot' | 'repeated-slot' | 'unknown-slot'; slot: string }
  | { code: 'markup'; found: string }
  /** Named as `U+200B`, since it cannot be shown. */
  | { code: 'invisible'; character: string };

export type CheckedSiteText = { ok: true; text: string } | { ok: false; errors: TextError[] };

const mostErrors = 10;

/**
 * Whatever shows no sign of its own, private use and unassigned characters with it: the marks by
 * which the back office finds texts in a page are private use.
 */
const invisible = /(?![ \u00a0\n])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Texts are shown as they are: whoever writes a tag or an entity expects something else. */
const markup = /<[a-z/!?]|&#?\w+;/gi;

const slot = /\{\w+\}/g;
/** Slots, and whatever somebody may have meant as one: `{시간}`, `{ time }`, `{time`. */
const braces = /\{[^{}]*\}|[{}]/g;

const wide =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3001-\u303f\uff01-\uff60\uffe0-\uffe6]/gu;

/** In Latin letters, of which a Korean one takes the room of two. */
export function widthOf(text: string): number {
  return lengthOf(text) + (text.match(wide)?.length ?? 0);
}

/** Each slot once, in the order of the text. */
export function slotsIn(text: string): string[] {
  return [...new Set(text.match(slot))];
}

/** The raw length is looked at first: all else is work that grows with it. */
export function checkSiteText(raw: string, rule: SiteTextRule): CheckedSiteText {
  if (raw.length > maxRawLength(rule.limit)) return refuse({ code: 'too-long', limit: rule.limit });
  const trimmed = raw.replace(/\r\n?/g, '\n').trim();
  if (trimmed === '') return rule.mayBeEmpty ? { ok: true, text: '' } : refuse({ code: 'empty' });
  const hidden = invisibleErrors(trimmed);
  const text = tidy(trimmed, rule);
  const errors = [
    ...hidden,
    ...(!rule.isMultiline && text.includes('\n') ? [{ code: 'lines' } as const] : []),
    ...slotErrors(text, rule.slots),
    ...once(text.match(markup)).map((found) => ({ code: 'markup', found }) as const),
    ...(widthOf(text) > rule.limit ? [{ code: 'too-long', limit: rule.limit } as const] : []),
  ];
  return errors.length > 0 ? refuse(...errors) : { ok: true, text };
}

function refuse(...errors: TextError[]): CheckedSiteText {
  return { ok: false, errors: errors.slice(0, mostErrors) };
}

/** No-break spaces are meant; of several other spaces a browser shows one. */
function tidy(text: string, { isMultiline }: SiteTextRule): string {
  const whole = normalizeText(text, 'NFC');
  return isMultiline ? whole : whole.replace(/ {2,}/g, ' ');
}

function invisibleErrors(text: string): TextError[] {
  return once(text.match(invisible)).map((sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return { code: 'invisible', character: `U+${code}` };
  });
}

/** One is enough of each: some are shown between two halves of their text. */
function slotErrors(text: string, wanted: string[]): TextError[] {
  const found: string[] = text.match(braces) ?? [];
  const known = found.filter((one) => wanted.includes(one));
  return [
    ...wanted
      .filter((one) => !known.includes(one))
      .map((one) => ({ code: 'missing-slot', slot: one }) as const),
    ...wanted
      .filter((one) => known.indexOf(one) !== known.lastIndexOf(one))
      .map((one) => ({ code: 'repeated-slot', slot: one }) as const),
    ...once(found.filter((one) => !wanted.includes(one))).map(
      (one) => ({ code: 'unknown-slot', slot: one }) as const,
    ),
  ];
}

function once(found: string[] | null): string[] {
  return [...new Set(found)];
}
