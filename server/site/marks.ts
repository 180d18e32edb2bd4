import { indexOf, type Language } from '#domain/language.ts';
import { type MarkedKey, marks, readKey, withoutMarks, writeDigits } from '#domain/text-marks.ts';

/** Puts a text between marks that say which one it is, and each of its slots between two others. */
export function markText(text: string, key: number, language: Language): string {
  // Pages leave out what is empty.
  if (text === '') return '';
  const inner = withoutMarks(text).replace(
    /\{(\w+)\}/g,
    (slot, name: string) => marks.slotStart + writeName(name) + slot + marks.slotEnd,
  );
  const start = marks.start + writeDigits(indexOf(language), 1) + writeDigits(key, 4);
  return start + inner + marks.end;
}

function writeName(name: string): string {
  return [...name].map((letter) => writeDigits(letter.charCodeAt(0), 2)).join('');
}

const startMark = new RegExp(`${marks.start}([\\uE010-\\uE01F]{5})`, 'g');

/** Every text that a document carries, once, in the order of the document. */
export function keysIn(html: string): MarkedKey[] {
  const found = new Set([...html.matchAll(startMark)].map(([, digits = '']) => digits));
  return [...found].flatMap((digits) => readKey(digits) ?? []);
}
