import { type Language, languageAt } from './language.ts';

/**
 * In the frame of the back office each text of the site carries in itself which one it is, so that
 * it can be found wherever a page puts it: in an attribute, in the title, inside another text.
 * Private use characters do it, which no text may contain and which no trimming or splitting, no
 * pattern for digits or letters takes for its own:
 *
 *     start language key(4) … slotStart name(2 a letter) {name} slotEnd … end
 *
 * where language, key and name are written in `digit`s.
 */
export const marks = {
  start: '\uE000',
  end: '\uE001',
  slotStart: '\uE002',
  slotEnd: '\uE003',
} as const;

const zero = 0xe010;

export const anyMark = /[\uE000-\uE003\uE010-\uE01F]/;

const allMarks = /[\uE000-\uE003\uE010-\uE01F]+/g;

/** A mark with its digits, or what is left of one that was cut. */
const markOrText =
  /([\uE000-\uE003])([\uE010-\uE01F]*)|[\uE010-\uE01F]+|[^\uE000-\uE003\uE010-\uE01F]+/g;

/** Which text it is: its place among all texts, and its language. */
export interface MarkedKey {
  key: number;
  language: Language;
}

/** A text from where it starts to where it ends: two that show the same key are two objects. */
export type MarkedText = Readonly<MarkedKey>;

/** Inside which text a piece stands, and in which of its slots. */
export interface OpenMark {
  text: MarkedText;
  slot?: string;
}

/** The outermost first. */
export type OpenMarks = readonly OpenMark[];

export interface Piece {
  text: string;
  within: OpenMarks;
}

export function withoutMarks(text: string): string {
  return text.replace(allMarks, '');
}

export function writeDigits(number: number, length: number): string {
  const digits = number.toString(16).padStart(length, '0');
  return [...digits]
    .map((digit) => String.fromCharCode(zero + Number.parseInt(digit, 16)))
    .join('');
}

function readDigits(digits: string): number {
  return [...digits].reduce((number, digit) => number * 16 + digit.charCodeAt(0) - zero, 0);
}

/** Undefined where the mark was cut. */
export function readKey(digits: string): MarkedKey | undefined {
  const language = languageAt(readDigits(digits.slice(0, 1)));
  if (digits.length !== 5 || !language) return undefined;
  return { key: readDigits(digits.slice(1)), language };
}

function readName(digits: string): string {
  const codes = digits.match(/../g) ?? [];
  return String.fromCharCode(...codes.map(readDigits));
}

interface ReadText {
  plain: string;
  pieces: Piece[];
  /** What the next node begins in: a text may start in one and end in another. */
  open: OpenMarks;
}

/** Takes a text apart by its marks. `open` is what the node before it has left open. */
export function readMarks(text: string, open: OpenMarks = []): ReadText {
  const pieces: Piece[] = [];
  let within = open;
  for (const [found, mark, digits = ''] of text.matchAll(markOrText)) {
    if (mark) within = afterMark(within, mark, digits);
    else if (!anyMark.test(found)) pieces.push({ text: found, within });
  }
  return { plain: pieces.map((piece) => piece.text).join(''), pieces, open: within };
}

function afterMark(within: OpenMarks, mark: string, digits: string): OpenMarks {
  const inner = within.at(-1);
  if (mark === marks.start) {
    const text = readKey(digits);
    if (!text) return within;
    // One stands in another only in a slot: otherwise the end of the other was cut off.
    const outer = inner && inner.slot === undefined ? within.slice(0, -1) : within;
    return [...outer, { text }];
  }
  if (mark === marks.end) return within.slice(0, -1);
  if (mark === marks.slotStart) {
    return inner ? [...within.slice(0, -1), { text: inner.text, slot: readName(digits) }] : within;
  }
  const at = within.findLastIndex(({ slot }) => slot !== undefined);
  const filled = within[at];
  return filled ? [...within.slice(0, at), { text: filled.text }] : within;
}
