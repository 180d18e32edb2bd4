import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../tests/hostile/corpus/texts.ts';
import { processorTimeOf } from '../tests/support/processor-time.ts';
import { checkSiteText, type SiteTextRule, slotsIn, type TextError, widthOf } from './site-text.ts';

const line: SiteTextRule = { slots: [], limit: 40, isMultiline: false, mayBeEmpty: false };
const lines: SiteTextRule = { ...line, isMultiline: true };
const timed: SiteTextRule = { ...line, slots: ['{time}', '{removal}'] };

function errorsOf(raw: string, rule = line): TextError[] {
  const checked = checkSiteText(raw, rule);
  return checked.ok ? [] : checked.errors;
}

describe('a text of the site is tidied', () => {
  it.each([
    ['  두 칸  ', '두 칸'],
    ['\n\tone\r\n', 'one'],
    ['one   two', 'one two'],
    ['three\u00a0 parts', 'three\u00a0 parts'],
    ['한국'.normalize('NFD'), '한국'],
    ['1 < 2 & 3', '1 < 2 & 3'],
    ['Tom & Jerry; R&D', 'Tom & Jerry; R&D'],
    ['non‑breaking – “quoted” 😀', 'non‑breaking – “quoted” 😀'],
  ])('%j', (raw, text) => {
    expect(checkSiteText(raw, line)).toEqual({ ok: true, text });
  });

  it('line ends become one kind where they are allowed, and spaces stay', () => {
    expect(checkSiteText('one\r\n\r\n  two\rthree\n', lines)).toEqual({
      ok: true,
      text: 'one\n\n  two\nthree',
    });
  });
});

describe('a text of the site is refused, and told why', () => {
  it.each(['', ' \n ', '\u00a0', '\u3000'])('when it is empty: %j', (raw) => {
    expect(errorsOf(raw)).toEqual([{ code: 'empty' }]);
    expect(checkSiteText(raw, { ...line, mayBeEmpty: true })).toEqual({ ok: true, text: '' });
  });

  it('when it has several lines where there is room for one', () => {
    expect(errorsOf('one\ntwo')).toEqual([{ code: 'lines' }]);
  });

  it('when it is too long, a Korean letter counted as two', () => {
    expect(errorsOf('가'.repeat(20))).toEqual([]);
    expect(errorsOf('가'.repeat(21))).toEqual([{ code: 'too-long', limit: 40 }]);
    expect(errorsOf('a'.repeat(41))).toEqual([{ code: 'too-long', limit: 40 }]);
    expect(errorsOf('가'.repeat(20).normalize('NFD'))).toEqual([]);
  });

  it('when its slots are not those of the supplied text', () => {
    expect(errorsOf('{removal} in {time}', timed)).toEqual([]);
    expect(errorsOf('in {time}', timed)).toEqual([{ code: 'missing-slot', slot: '{removal}' }]);
    expect(errorsOf('{removal} {time} {time}', timed)).toEqual([
      { code: 'repeated-slot', slot: '{time}' },
    ]);
    expect(errorsOf('{removal} in { time }', timed)).toEqual([
      { code: 'missing-slot', slot: '{time}' },
      { code: 'unknown-slot', slot: '{ time }' },
    ]);
    expect(errorsOf('{x} {x} {시간} {open')).toEqual([
      { code: 'unknown-slot', slot: '{x}' },
      { code: 'unknown-slot', slot: '{시간}' },
      { code: 'unknown-slot', slot: '{' },
    ]);
  });

  it.each([
    ['a <b>c</b>', '<b', '</'],
    ['<!-- a', '<!'],
    ['<?xml', '<?'],
    ['R&amp;D', '&amp;'],
    ['&#60;', '&#60;'],
    // The Greek question mark becomes a semicolon.
    ['&lt\u037e', '&lt;'],
  ])('when it has markup: %s', (raw, ...found) => {
    expect(errorsOf(raw)).toEqual(found.map((one) => ({ code: 'markup', found: one })));
  });

  it.each([
    ['U+0000', 'a control character'],
    ['U+0009', 'a tab'],
    ['U+0085', 'the next line of another system'],
    ['U+00AD', 'a soft hyphen'],
    ['U+034F', 'a joiner of letters'],
    ['U+061C', 'a mark of the reading direction'],
    ['U+115F', 'a Hangul filler'],
    ['U+1160', 'a Hangul filler'],
    ['U+180B', 'a Mongolian variation selector'],
    ['U+2003', 'a wide space'],
    ['U+200B', 'a space without width'],
    ['U+200D', 'a joiner without width'],
    ['U+2028', 'the end of a line'],
    ['U+2029', 'the end of a paragraph'],
    ['U+202E', 'a turn of the reading direction'],
    ['U+2066', 'a part of another direction'],
    ['U+2800', 'Braille without dots'],
    ['U+3000', 'a Chinese space'],
    ['U+3164', 'a Hangul filler'],
    ['U+D800', 'half of a character'],
    ['U+E000', 'a mark of the back office'],
    ['U+E01F', 'a mark of the back office'],
    ['U+FE0F', 'a variation selector'],
    ['U+FEFF', 'a mark of the byte order'],
    ['U+FFA0', 'a Hangul filler'],
    ['U+FFFF', 'no character'],
    ['U+E0041', 'a tag'],
    ['U+E0100', 'a variation selector'],
    ['U+F0000', 'private use'],
    ['U+5FFFE', 'no character'],
  ])('when it contains %s, %s', (character) => {
    const sign = String.fromCodePoint(Number.parseInt(character.slice(2), 16));
    expect(errorsOf(`a${sign}b${sign}`, lines)).toEqual([{ code: 'invisible', character }]);
  });

  it('with all reasons at once, but no list without end', () => {
    expect(errorsOf('a\u200b\n<i', timed).map(({ code }) => code)).toEqual([
      'invisible',
      'lines',
      'missing-slot',
      'missing-slot',
      'markup',
    ]);
    const many = Array.from({ length: 80 }, (_, at) => String.fromCodePoint(0xe000 + at)).join('');
    expect(errorsOf(`a${many}b`)).toHaveLength(10);
  });
});

it('counts what takes the room of two letters as two', () => {
  expect(['abc', '한글', '無光', 'カナ', '！', '😀', '한 a'].map(widthOf)).toEqual([
    3, 4, 4, 4, 2, 2, 4,
  ]);
});

it('lists each slot once', () => {
  expect(slotsIn('{b} {a} {b} {시간} {')).toEqual(['{b}', '{a}']);
});

it.each(hostileTexts)('answers $name within 50 ms', async ({ make }) => {
  // The first is refused by its length; of the second every letter is looked at.
  const long = { ...timed, limit: 2_000 };
  for (const [text, rule] of [
    [make(256 * 1024), long],
    [make(4 * long.limit), long],
  ] as const) {
    expect(await processorTimeOf(() => checkSiteText(text, rule))).toBeLessThan(50);
  }
});
