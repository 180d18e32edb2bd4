const root = document.documentElement;

/** An element with words of its own. */
interface Words {
  element: HTMLElement;
  texts: Text[];
  /** It stands in lines whose breaks are its block's affair. */
  isInline: boolean;
  /** Between its letters, in parts of the font size. */
  space: number;
  before: DOMRect;
  /** Of all its lines together, in pixels. */
  length: number;
  /** How far down its texts begin, added up. */
  depth: number;
}

/**
 * Gives the whole page the font, or nothing of it: two fonts beside each other would be seen. Words
 * that would need more room or less keep theirs by a hair of space between their letters.
 */
export function applyFontIfNothingMoves(): void {
  const seen = findSeenWords();
  const below = letPartsBelowWait();
  root.dataset.font = '';
  for (let nudge = 0; nudge < 0.02; nudge = 2 * nudge || 0.002) {
    // Where links or figures stand between words, these stay in their place as well.
    const uneven = seen.filter(
      (words) => words.element.firstElementChild || differs(words, 0.1, 'width', 'height'),
    );
    spaceOut(uneven, nudge);
    if (seen.every(isInPlace)) {
      followOneByOne(below);
      return;
    }
  }
  delete root.dataset.font;
  for (const part of below) delete part.dataset.fontLater;
  for (const { element } of seen) element.style.letterSpacing = '';
}

/** All at once would keep a hand waiting for a tenth of a second. */
function letPartsBelowWait(): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>('section,footer')];
  const below = parts.filter((part) => part.getBoundingClientRect().top >= innerHeight);
  for (const part of below) part.dataset.fontLater = '';
  return below;
}

function followOneByOne([part, ...rest]: HTMLElement[]): void {
  if (!part) return;
  setTimeout(() => {
    delete part.dataset.fontLater;
    followOneByOne(rest);
  }, 32);
}

/** More, in parts of the font size, would be seen, as in the digits of a telephone number. */
const mostSpace = 0.03;

const closed = 'details:not([open]) > :not(summary)';

/** Down to the foot of the window. */
function findSeenWords(): Words[] {
  const textsOf = new Map<HTMLElement, Text[]>();
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const text = all.currentNode as Text;
    const element = text.parentElement;
    // A drawing is as large as it is, whatever its letters.
    if (!(element instanceof HTMLElement) || !text.data.trim()) continue;
    const texts = textsOf.get(element);
    if (texts) texts.push(text);
    else if (isSeen(element)) textsOf.set(element, [text]);
  }
  return [...textsOf].map(([element, texts]) => ({
    element,
    texts,
    isInline: getComputedStyle(element).display === 'inline',
    space: spaceOf(element),
    before: element.getBoundingClientRect(),
    ...measure(texts),
  }));
}

function isSeen(element: HTMLElement): boolean {
  // To be measured it would have to be laid out.
  if (element.closest(closed)) return false;
  const { top, width } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight;
}

function measure(texts: Text[]): Pick<Words, 'length' | 'depth'> {
  const range = document.createRange();
  let length = 0;
  let depth = 0;
  for (const text of texts) {
    range.selectNodeContents(text);
    const lines = range.getClientRects();
    depth += lines[0]?.top ?? 0;
    for (const { width } of lines) length += width;
  }
  return { length, depth };
}

function isInPlace(words: Words): boolean {
  if (words.isInline) return true;
  return !differs(words, 1, 'left', 'top', 'height') && Math.abs(sunk(words)) < 5;
}

/** By how much the texts between links or figures begin lower than before. */
function sunk({ element, texts, depth }: Words): number {
  return element.firstElementChild ? measure(texts).depth - depth : 0;
}

function differs(
  { element, before }: Words,
  tolerance: number,
  ...sides: ('left' | 'top' | 'width' | 'height')[]
): boolean {
  const now = element.getBoundingClientRect();
  return sides.some((side) => Math.abs(now[side] - before[side]) > tolerance);
}

function spaceOf(element: HTMLElement): number {
  const { letterSpacing, fontSize } = getComputedStyle(element);
  return (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
}

/** The nudge, in parts of the font size, is for lines that break elsewhere even so. */
function spaceOut(all: Words[], nudge: number): void {
  const spacings = all.map((words) => {
    const { element, texts, space, before, length } = words;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const letters = texts.reduce((sum, { data }) => sum + data.length, 0);
    const grown = element.getBoundingClientRect().height - before.height + sunk(words);
    const missing =
      nudge && !differs(words, 0.1, 'width')
        ? -nudge * Math.sign(Math.round(grown))
        : (length - measure(texts).length) / letters / size;
    const wanted = spaceOf(element) + missing;
    return Math.max(space - mostSpace, Math.min(space + mostSpace, wanted));
  });
  for (const [index, { element }] of all.entries()) {
    element.style.letterSpacing = `${spacings[index]}em`;
  }
}
