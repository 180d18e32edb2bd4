import { describe, expect, it } from 'vitest';
import { fill } from '#content/fill.ts';
import { type MarkedText, marks, readMarks, writeDigits } from '#domain/text-marks.ts';
import { fillPieces } from './fill-pieces.ts';

/** As the server marks a text, for one slot at most. */
function mark(key: number, text: string): string {
  const slotted = text.replace(/\{(\w)\}/g, (slot, name: string) => {
    return marks.slotStart + writeDigits(name.charCodeAt(0), 2) + slot + marks.slotEnd;
  });
  return marks.start + writeDigits(0, 1) + writeDigits(key, 4) + slotted + marks.end;
}

function typeInto(served: string, typed: Record<number, string>): string {
  const pieces = fillPieces(readMarks(served).pieces, ({ key }: MarkedText) => typed[key]);
  return pieces.map(({ text }) => text).join('');
}

const outer = fill(mark(1, '({a})'), { a: fill(mark(2, 'about {b}'), { b: '10' }) });
const served = `before ${outer} after`;

describe('a typed text', () => {
  it('stands in place of the served one, and everything else stays', () => {
    expect(typeInto(served, {})).toBe('before (about 10) after');
    expect(typeInto(served, { 1: 'new' })).toBe('before new after');
    expect(typeInto(served, { 1: '' })).toBe('before  after');
    expect(typeInto(served, { 3: 'other' })).toBe('before (about 10) after');
  });

  it('has its slots filled, wherever they are put and however often', () => {
    expect(typeInto(served, { 2: '{b} or so, {b}' })).toBe('before (10 or so, 10) after');
    expect(typeInto(served, { 1: '{a}: so it is' })).toBe('before about 10: so it is after');
    expect(typeInto(served, { 1: '{a}', 2: '<{b}>' })).toBe('before <10> after');
  });

  it('shows a slot that there is not as it is typed', () => {
    expect(typeInto(served, { 2: '{x} {b' })).toBe('before ({x} {b) after');
  });

  it('is found again in what it was put into', () => {
    const pieces = fillPieces(readMarks(served).pieces, ({ key }) =>
      key === 1 ? '{a}!' : undefined,
    );
    const keys = pieces.map(({ text, within }) => [text, ...within.map((open) => open.text.key)]);
    expect(keys).toEqual([['before '], ['about ', 1, 2], ['10', 1, 2], ['!', 1], [' after']]);
  });

  it('is put into both of two places beside each other', () => {
    expect(typeInto(mark(1, 'x') + mark(1, 'x'), { 1: 'yes ' })).toBe('yes yes ');
  });
});
