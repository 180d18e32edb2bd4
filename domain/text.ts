/** Characters that no person types and that hide what a text says or break a line apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g;

/** Marks that turn the reading direction around: `exe.pdf` can be made to read `fdp.exe`. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** No script stacks so many marks on one letter. U+FF9E and U+FF9F become marks in NFKC. */
const longRunOfMarks = /([\p{M}\uff9e\uff9f]{20})[\p{M}\uff9e\uff9f]+/gu;

/** Half of a character that is written in two units, which no encoding can carry. */
const loneSurrogates = /\p{Surrogate}/gu;

/**
 * Unicode normalization sorts the marks of a letter in a time that grows with the square of their
 * number: 80 KB of them would block a server for seconds. So runs are cut before, and a visitor's
 * text is passed to `normalize` only here.
 */
export function normalizeText(value: string, form: 'NFC' | 'NFKC'): string {
  return value.replace(loneSurrogates, '\ufffd').replace(longRunOfMarks, '$1').normalize(form);
}

/**
 * How many UTF-16 units a text may have before anything is done with it, so that it can have
 * `limit` characters after: a Korean syllable typed on a Mac arrives as three, an emoji as two.
 */
export function maxRawLength(limit: number): number {
  return 4 * limit;
}

/** Text of several lines: paragraphs stay, line ends become one kind, Korean syllables are whole. */
export function cleanText(value: string): string {
  return normalizeText(value, 'NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(invisible, '')
    .replace(directionMarks, '')
    .trim();
}

/** Text of one line: no way to smuggle a second line into a mail header, a table or a log. */
export function cleanLine(value: string): string {
  return cleanText(value)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}

/** Characters as a reader counts them, so that an emoji is one and not two. */
export function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

/** What a text of a visitor may be. */
export interface TextRule {
  /** Characters, once it is cleaned. */
  limit: number;
  isRequired: boolean;
  isMultiline: boolean;
}

type CheckedText = { ok: true; text: string } | { ok: false; error: 'too-long' | 'required' };

/** The raw length is looked at first: cleaning is work, and what is far too long is not worth it. */
export function checkText(raw: string, { limit, isRequired, isMultiline }: TextRule): CheckedText {
  if (raw.length > maxRawLength(limit)) return { ok: false, error: 'too-long' };
  const text = isMultiline ? cleanText(raw) : cleanLine(raw);
  if (lengthOf(text) > limit) return { ok: false, error: 'too-long' };
  if (isRequired && text === '') return { ok: false, error: 'required' };
  return { ok: true, text };
}

/** For a hint only: the specification asks for no format checks. */
export function looksLikeEmail(value: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/.test(value);
}

export function looksLikePhone(value: string): boolean {
  return /^\+?[\d\s().\-/]{7,25}$/.test(value) && value.replace(/\D/g, '').length >= 7;
}
