import { join } from 'node:path';

/** The build makes them of Pretendard (scripts/card-fonts.ts): one file for each weight. */
export const cardFontFolder = join(import.meta.dirname, '../../build/cards');

export const cardFontFamily = 'Pretendard Variable';

/** In parts of the type size, from the font itself. */
export const cardFontMetrics = { ascent: 1950 / 2048, descent: 494 / 2048 };

/** Text in one of the two styles of a card. */
export interface CardStyle {
  file: string;
  weight: number;
  /** In parts of the type size. */
  letterSpacing: number;
  leading: number;
  color: string;
}

export const cardStyles = {
  title: { file: 'title.ttf', weight: 690, letterSpacing: -0.03, leading: 1.14, color: '#F2F4EF' },
  // A little lighter than in art/og.ts: browsers draw small light letters stronger.
  kicker: { file: 'kicker.ttf', weight: 400, letterSpacing: 0, leading: 1.45, color: '#D5E1E0' },
} as const satisfies Record<string, CardStyle>;

/** What the font has of what a title may say; the rest is left out rather than drawn as boxes. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x148],
  [0x14a, 0x17f],
  [0x2010, 0x2027],
  [0x202f, 0x205e],
  [0x2070, 0x2071],
  [0x2074, 0x208e],
  [0x20a0, 0x20bf],
  [0x2190, 0x2199],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
  [0x2460, 0x2473],
  [0x3000, 0x3003],
  [0x3008, 0x3011],
  [0x3131, 0x3163],
  [0xac00, 0xd7a3],
  [0xff01, 0xff5e],
];

export function hasGlyph(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
}

export function cardCharacters(): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');
}
