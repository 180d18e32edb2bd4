import { join } from 'node:path';
import type { OverlayOptions, Sharp } from 'sharp';
import { type CardStyle, cardFontFamily, cardFontFolder, hasGlyph } from './card-font.ts';
import { charactersOf, piecesOf } from './card-lines.ts';

export type MakeSharp = typeof import('sharp')['default'];

/** Drawn this many times larger: glyphs stand on whole pixels, and a quarter of one is not seen. */
const oversampling = 4;
const measuredSize = 128;

/**
 * A drawn text is cut to its ink, and would not tell where its baseline is. So each begins with an
 * invisible stroke, taller than all else, that is always cut in the same place. A letter: signs are
 * raised beside Hangul.
 */
const capitalHeight = 1448 / 2048;
const strokeHeight = 2 * capitalHeight;
const stroke = '<span size="200%" alpha="1" letter_spacing="0">I</span>';

/** A text without what the font does not have, or what has no width of its own. */
export function drawableText(text: string, longest = 200): string {
  const kept = charactersOf(text.normalize('NFC').replace(/\s+/g, keepBinding))
    .filter((character) => [...character].every(hasGlyph))
    .join('')
    // What stood in them was left out.
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const all = charactersOf(kept);
  if (all.length <= longest) return kept;
  return `${all
    .slice(0, longest)
    .join('')
    .replace(/\s\S*$/, '')}…`;
}

function keepBinding(space: string): string {
  return space === '\u00a0' ? space : ' ';
}

/** It is set by Pango, which would read `<b>` and `&amp;`. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function write(sharp: MakeSharp, inner: string, style: CardStyle, size: number): Sharp {
  // In 1024ths of a pixel.
  const spacing = Math.round(style.letterSpacing * size * 1024);
  const { weight, color } = style;
  return sharp({
    text: {
      text: `<span weight="${weight}" foreground="${color}" letter_spacing="${spacing}">${inner}</span>`,
      font: `${cardFontFamily} ${size}`,
      fontfile: join(cardFontFolder, style.file),
      dpi: 72,
      rgba: true,
    },
  });
}

async function measure(sharp: MakeSharp, text: string, style: CardStyle): Promise<number> {
  const inner = stroke + escapeMarkup(text) + stroke;
  const { info } = await write(sharp, inner, style, measuredSize)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info.width;
}

/** The widths of a text's words, and of the characters of those that no line may hold. */
export async function measureText(
  sharp: MakeSharp,
  text: string,
  style: CardStyle,
): Promise<(text: string) => number> {
  const nothing = await measure(sharp, '', style);
  const widths = new Map<string, number>();
  async function add(texts: readonly string[]): Promise<void> {
    for (const one of new Set(texts)) {
      const width = await measure(sharp, one, style);
      widths.set(one, (width - nothing) / measuredSize);
    }
  }
  const words = piecesOf(text).map((piece) => piece.text);
  await add([' ', '…', ...words]);
  await add(words.filter((word) => word.length > 12).flatMap(charactersOf));
  const widthOf = (asked: string): number =>
    widths.get(asked) ??
    charactersOf(asked).reduce((sum, character) => sum + (widths.get(character) ?? 1), 0);
  return widthOf;
}

interface Line {
  text: string;
  style: CardStyle;
  size: number;
  /** Where it begins, on its baseline. */
  x: number;
  y: number;
}

/** A line of text, ready to be laid on the card. */
export async function drawLine(sharp: MakeSharp, line: Line): Promise<OverlayOptions> {
  const { text, style, x, y } = line;
  const size = line.size * oversampling;
  const drawn = await write(sharp, stroke + escapeMarkup(text), style, size)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const begin = (await measure(sharp, '', style)) / measuredSize / 2;
  // Half of the space between letters stands before the first one.
  const left = x - (begin + style.letterSpacing / 2) * line.size;
  const top = y - strokeHeight * line.size;
  // Its corner falls between pixels of the card, but on one of the larger ones.
  const shift = { left: toLarge(left), top: toLarge(top) };
  const { width, height } = drawn.info;
  const frame = {
    width: Math.ceil((shift.left + width) / oversampling),
    height: Math.ceil((shift.top + height) / oversampling),
  };
  const large = await sharp(drawn.data, { raw: { width, height, channels: 4 } })
    .extend({
      ...shift,
      right: frame.width * oversampling - shift.left - width,
      bottom: frame.height * oversampling - shift.top - height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const input = await sharp(large)
    .resize(frame.width, frame.height, { kernel: 'linear' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left: Math.floor(left), top: Math.floor(top) };
}

function toLarge(position: number): number {
  return Math.min(oversampling - 1, Math.round((position - Math.floor(position)) * oversampling));
}
