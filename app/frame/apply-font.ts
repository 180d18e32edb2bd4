const root = document.documentElement;

/** Words whose lines are broken together. */
interface TextBlock {
  element: HTMLElement;
  texts: Text[];
  before: DOMRect;
  /** Of all its lines together, in pixels. */
  length: number;
}

/**
 * Gives the whole page the font, or nothing of it: two fonts beside each other would be seen. A
 * block that would get another size keeps it by a hair more or less of space between its letters.
 */
export function applyFontIfNothingMoves(): void {
  const blocks = findSeenBlocks();
  root.dataset.font = '';
  for (let nudge = 0; nudge < 0.02; nudge = 2 * nudge || 0.002) {
    spaceOut(
      blocks.filter((block) => differs(block, 0.1, 'width', 'height')),
      nudge,
    );
    if (!blocks.some((block) => differs(block, 1, 'left', 'top', 'width', 'height'))) return;
  }
  delete root.dataset.font;
  for (const { element } of blocks) element.style.letterSpacing = '';
}

const closed = 'details:not([open]) > :not(summary)';

/** Down to the foot of the window. */
function findSeenBlocks(): TextBlock[] {
  const textsOf = new Map<HTMLElement, Text[]>();
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const text = all.currentNode as Text;
    const parent = text.parentElement;
    // A drawing is as large as it is, whatever its letters.
    if (!(parent instanceof HTMLElement) || !text.data.trim() || !isSeen(parent)) continue;
    const element = blockOf(parent);
    const texts = textsOf.get(element);
    if (texts) texts.push(text);
    else textsOf.set(element, [text]);
  }
  return [...textsOf].map(([element, texts]) => ({
    element,
    texts,
    before: element.getBoundingClientRect(),
    length: measure(texts),
  }));
}

/** The columns of a table are as wide as all of its rows make them. */
function isSeen(element: HTMLElement): boolean {
  if (element.closest(closed)) return false;
  const { top, width } = (element.closest('table') ?? element).getBoundingClientRect();
  return width > 0 && top < innerHeight;
}

function blockOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  return parentElement && getComputedStyle(element).display === 'inline'
    ? blockOf(parentElement)
    : element;
}

function measure(texts: Text[]): number {
  const range = document.createRange();
  let length = 0;
  for (const text of texts) {
    range.selectNodeContents(text);
    for (const { width } of range.getClientRects()) length += width;
  }
  return length;
}

function differs(
  { element, before }: TextBlock,
  tolerance: number,
  ...sides: ('left' | 'top' | 'width' | 'height')[]
): boolean {
  const now = element.getBoundingClientRect();
  return sides.some((side) => Math.abs(now[side] - before[side]) > tolerance);
}

/** The nudge, in parts of the font size, is for lines that break elsewhere even so. */
function spaceOut(blocks: TextBlock[], nudge: number): void {
  const spacings = blocks.map((block) => {
    const { element, texts, before, length } = block;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const letters = texts.reduce((sum, { data }) => sum + data.length, 0);
    const missing =
      nudge && !differs(block, 0.1, 'width')
        ? nudge * Math.sign(before.height - element.getBoundingClientRect().height)
        : (length - measure(texts)) / letters / size;
    return (Number.parseFloat(style.letterSpacing) || 0) / size + missing;
  });
  for (const [index, { element }] of blocks.entries()) {
    element.style.letterSpacing = `${spacings[index]}em`;
  }
}
