/** How a text is set: in how large a type, and which words stand in which line. */
export interface SetText {
  size: number;
  lines: string[];
}

interface Room {
  /** From the largest to the smallest; the first in which all fits is taken. */
  sizes: readonly number[];
  width: number;
  height: number;
  leading: number;
  /** The width of a text in parts of the type size. */
  widthOf(text: string): number;
}

/** What must not be parted, and what stands between it and the one before it. */
interface Piece {
  text: string;
  before: '' | ' ';
}

const ellipsis = '…';
const characters = new Intl.Segmenter('ko');

/** Words stay whole, also Korean ones; what is bound by a no-break space counts as a word. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/[^\S\u00a0\u202f]+/)
    .filter(Boolean)
    .flatMap((word) =>
      word
        .split(/(?<=\p{Letter}-)(?=\p{Letter})/u)
        .map((part, index): Piece => ({ text: part, before: index === 0 ? ' ' : '' })),
    );
}

export function charactersOf(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment);
}

/** Lines of about the same length, as `text-wrap: balance` makes them. */
export function setText(text: string, room: Room): SetText {
  const { sizes, width, leading } = room;
  const pieces = piecesOf(text);
  const measure = measurer(room.widthOf);
  for (const size of sizes) {
    const widest = Math.max(0, ...pieces.map((piece) => measure([piece])));
    const lines = breakLines(pieces, width / size, measure);
    const fits = widest * size <= width && lines.length <= countLines(room, size, leading);
    if (fits) return { size, lines: balance(pieces, lines.length, width / size, measure) };
  }
  const size = sizes.at(-1) ?? 1;
  const split = pieces.flatMap((piece) => splitPiece(piece, width / size, measure));
  const lines = breakLines(split, width / size, measure);
  const count = countLines(room, size, leading);
  if (lines.length <= count) return { size, lines: lines.map(join) };
  const last = cutLine(lines[count - 1] ?? [], width / size, measure);
  return { size, lines: [...lines.slice(0, count - 1).map(join), last] };
}

type Measure = (line: readonly Piece[]) => number;

function measurer(widthOf: Room['widthOf']): Measure {
  return (line) =>
    line.reduce(
      (width, { text, before }, index) =>
        width + widthOf(text) + (index > 0 && before ? widthOf(' ') : 0),
      0,
    );
}

function countLines({ height }: Room, size: number, leading: number): number {
  return Math.max(1, Math.floor(height / (size * leading)));
}

function breakLines(pieces: readonly Piece[], width: number, measure: Measure): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && measure([...line, piece]) <= width) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** The narrowest lines of which there are not more. */
function balance(pieces: readonly Piece[], count: number, width: number, measure: Measure) {
  let narrow = Math.max(0, ...pieces.map((piece) => measure([piece])));
  let wide = width;
  while (wide - narrow > 0.01) {
    const middle = (narrow + wide) / 2;
    if (breakLines(pieces, middle, measure).length > count) narrow = middle;
    else wide = middle;
  }
  return breakLines(pieces, wide, measure).map(join);
}

/** Only what is wider than a whole line. */
function splitPiece(piece: Piece, width: number, measure: Measure): Piece[] {
  if (measure([piece]) <= width) return [piece];
  const singles = charactersOf(piece.text).map((text): Piece => ({ text, before: '' }));
  return breakLines(singles, width, measure).map((line, index) => ({
    text: join(line),
    before: index === 0 ? piece.before : '',
  }));
}

function cutLine(line: readonly Piece[], width: number, measure: Measure): string {
  const end: Piece = { text: ellipsis, before: '' };
  let kept = [...line];
  while (kept.length > 1 && measure([...kept, end]) > width) kept = kept.slice(0, -1);
  let text = join(kept);
  if (measure([...kept, end]) > width) text = charactersOf(text).slice(0, -2).join('');
  return text.replace(/[\s.,;:·–—-]+$/u, '') + ellipsis;
}

function join(line: readonly Piece[]): string {
  return line.map(({ text, before }, index) => (index > 0 ? before + text : text)).join('');
}
