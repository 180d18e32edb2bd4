/** A text that a page shows, at one place or more. */
export interface TriedText {
  /** As `home hero.title`. */
  name: string;
  /** Where words are added: the place of a text node among all, and one in it. */
  spots: { node: number; from: number; to: number }[];
  /** How long it is, and how long it may become at most, in Latin letters. */
  width: number;
  most: number;
}

export interface Trial {
  texts: TriedText[];
  /** Of its language; they are added one after the other. */
  words: string[];
}

/** How long each text that is seen may become, in Latin letters. */
export type Limits = Record<string, number>;

/**
 * Adds words to each text of the page in turn until the layout breaks, then to all of them at once.
 * It runs in the page, and is sent there by its own text. What breaks a layout:
 *
 * - the text leaves the window, the box that it stands in, or one that hides what leaves it
 * - it stands on another text that it did not stand on before
 * - a button, tab, menu item, label or head of a column takes another line: on phones, two more
 * - a heading takes two more lines: on phones, three more
 */
export function tryTexts({ texts, words }: Trial): Limits {
  interface Spot {
    node: Text;
    element: Element;
    from: number;
    to: number;
    served: string;
    added: number;
  }
  interface Tried extends Omit<TriedText, 'spots'> {
    spots: Spot[];
    linesBefore: number;
    wrongBefore: Set<string>;
  }

  const { nodes } = (window as unknown as { reach: { nodes: Text[] } }).reach;
  const isPhone = innerWidth < 600;
  const control =
    'button, summary, label, th:not([scope^=row]), legend, [role=tab], nav a, header a, a[class*="button" i]';
  const heading = 'h1, h2, h3, h4';
  const part = 'section, article, header, footer, nav, form, dialog, details, table, main';
  for (const menu of document.querySelectorAll('details')) menu.open = true;

  const widthOf = (text: string) =>
    [...text].reduce((sum, sign) => sum + (/[\p{sc=Hangul}\p{sc=Han}]/u.test(sign) ? 2 : 1), 0);

  function filler(width: number, start: number): string {
    let text = '';
    let used = 0;
    for (let at = start; used < width; at += 1) {
      const word = ` ${words[at % words.length]}`;
      if (used > 0 && used + widthOf(word) > width) break;
      text += word;
      used += widthOf(word);
    }
    return text;
  }

  function grow({ spots, name }: Tried, width: number): void {
    for (const spot of spots) {
      const more = width > 0 ? filler(width, name.length) : '';
      spot.added = more.length;
      spot.node.data = spot.served.slice(0, spot.to) + more + spot.served.slice(spot.to);
    }
  }

  const range = document.createRange();
  function boxesOf(node: Text, from: number, to: number): DOMRect[] {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  }
  const boxesOfSpot = ({ node, from, to, added }: Spot) => boxesOf(node, from, to + added);

  function countLines(boxes: DOMRect[]): number {
    let lines = 0;
    let end = -Infinity;
    for (const { top, bottom } of boxes.toSorted((one, other) => one.top - other.top)) {
      if ((top + bottom) / 2 <= end) continue;
      lines += 1;
      end = bottom;
    }
    return lines;
  }
  const linesOf = ({ spots }: Tried) =>
    Math.max(...spots.map((spot) => countLines(boxesOfSpot(spot))));

  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  function isOut(spot: Spot, box: DOMRect): boolean {
    let isOwnBox = true;
    for (let around: Element | null = spot.element; around; around = around.parentElement) {
      if (around === document.body) break;
      const { display, overflowX, overflowY, position } = getComputedStyle(around);
      if (display === 'contents' || display === 'inline') continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const isWide = box.left < left - 1 || box.right > right + 1;
      const isHigh = box.top < top - 4 || box.bottom > bottom + 4;
      if (isOwnBox && (isWide || isHigh)) return true;
      isOwnBox = false;
      if ((hides(overflowX) && isWide) || (hides(overflowY) && isHigh)) return true;
      if (/auto|scroll/.test(overflowX) || position === 'fixed') return false;
    }
    return box.left < -1 || box.right > document.documentElement.clientWidth + 1;
  }

  /** The other texts that it stands on. */
  function overlapped({ node, element }: Spot, boxes: DOMRect[]): number {
    const around = element.closest(part);
    const others = nodes.filter(
      (other) => other !== node && around?.contains(other) && !element.contains(other),
    );
    return others.filter((other) =>
      boxesOf(other, 0, other.length).some((one) =>
        boxes.some(
          (box) =>
            one.left < box.right - 2 &&
            one.right > box.left + 2 &&
            one.top < box.bottom - 4 &&
            one.bottom > box.top + 4,
        ),
      ),
    ).length;
  }

  function wrongWith(tried: Tried): Set<string> {
    const wrong = new Set<string>();
    const lines = linesOf(tried);
    for (const [at, spot] of tried.spots.entries()) {
      const boxes = boxesOfSpot(spot);
      if (boxes.some((box) => isOut(spot, box))) wrong.add(`${at} out`);
      if (overlapped(spot, boxes) > 0) wrong.add(`${at} over another`);
      const more = spot.element.closest(control) ? 0 : spot.element.closest(heading) ? 1 : Infinity;
      if (lines > tried.linesBefore + more + (isPhone ? 1 : 0)) wrong.add(`${at} lines`);
    }
    return wrong;
  }

  const holds = (tried: Tried) =>
    [...wrongWith(tried)].every((wrong) => tried.wrongBefore.has(wrong));

  function isSeen({ node, element, from, to }: Spot): boolean {
    const isLeftOut = element.closest('svg, select, textarea, .visually-hidden');
    if (isLeftOut || !element.checkVisibility({ visibilityProperty: true })) return false;
    return boxesOf(node, from, to).length > 0;
  }

  const all = texts.flatMap((text): Tried[] => {
    const spots = text.spots
      .map(({ node: index, from, to }): Spot => {
        const node = nodes[index] as Text;
        const element = node.parentElement as Element;
        return { node, element, from, to, served: node.data, added: 0 };
      })
      .filter(isSeen);
    if (spots.length === 0) return [];
    const tried = { ...text, spots, linesBefore: 0, wrongBefore: new Set<string>() };
    tried.linesBefore = linesOf(tried);
    tried.wrongBefore = wrongWith(tried);
    return [tried];
  });

  /** How many letters can be added: all, or as many as halving finds. */
  function tryAlone(tried: Tried): number {
    let held = 0;
    let broken = tried.most - tried.width;
    grow(tried, broken);
    if (holds(tried)) held = broken;
    while (broken - held > Math.max(2, tried.width / 20)) {
      const middle = Math.round((held + broken) / 2);
      grow(tried, middle);
      if (holds(tried)) held = middle;
      else broken = middle;
    }
    grow(tried, 0);
    return held;
  }

  const added = new Map(all.map((tried) => [tried, tryAlone(tried)]));

  // Two texts in one node would write over each other.
  const counts = new Map<Text, number>();
  for (const { node } of all.flatMap(({ spots }) => spots)) {
    counts.set(node, (counts.get(node) ?? 0) + 1);
  }
  const apart = all.filter(({ spots }) => spots.every(({ node }) => counts.get(node) === 1));
  // Those that share a row with others have less room when all are as long as they may be.
  for (let round = 0; round < 12; round += 1) {
    for (const tried of apart) grow(tried, added.get(tried) ?? 0);
    const broken = apart.filter((tried) => (added.get(tried) ?? 0) > 0 && !holds(tried));
    if (broken.length === 0) break;
    for (const tried of broken) {
      const less = Math.floor((added.get(tried) ?? 0) * 0.7);
      added.set(tried, less < 3 ? 0 : less);
    }
  }
  for (const tried of all) grow(tried, 0);
  return Object.fromEntries([...added].map(([{ name, width }, more]) => [name, width + more]));
}
