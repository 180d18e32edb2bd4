/** Functions that run in the page in the frame: each is sent there by its own text. */

interface ReachWindow extends Window {
  reach: {
    nodes: Text[];
    elements: Element[];
    /** `scrollIntoView` would move the editor around the frame as well. */
    bringIntoView(element: Element): void;
  };
}

export interface Point {
  x: number;
  y: number;
}

/** Finds all texts and elements of the body, and says what they are. */
export function collect(): { texts: string[]; elements: string[] } {
  const left = 'script, style, noscript, template, [data-outlines]';
  const nodes: Text[] = [];
  const elements: Element[] = [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(left)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof HTMLTableSectionElement) continue;
    if (node instanceof Element) elements.push(node);
    else if (node.nodeValue?.trim()) nodes.push(node as Text);
  }
  function bringIntoView(element: Element): void {
    const middleOf = ({ left, right, top, bottom }: DOMRect) => ({
      left: (left + right) / 2,
      top: (top + bottom) / 2,
    });
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) continue;
      const [inside, around] = [element, box].map((one) => middleOf(one.getBoundingClientRect()));
      if (!inside || !around) continue;
      const left = inside.left - around.left;
      box.scrollBy({ left, top: inside.top - around.top, behavior: 'instant' });
    }
    const { left, top } = middleOf(element.getBoundingClientRect());
    scrollBy({ left: left - innerWidth / 2, top: top - innerHeight / 2, behavior: 'instant' });
  }
  (window as unknown as ReachWindow).reach = { nodes, elements, bringIntoView };
  return {
    texts: nodes.map(({ data }) => data),
    elements: elements.map(({ localName }) => localName),
  };
}

/** Brings a part of a text into view; the middle of its first line, or null where none is seen. */
export function pointInText({ node, from, to }: { node: number; from: number; to: number }) {
  const { nodes, bringIntoView } = (window as unknown as ReachWindow).reach;
  const text = nodes[node] as Text;
  const element = text.parentElement as HTMLElement;
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  // Drawn by the browser, or for screen readers only: it stands for what is around it.
  const shown = element.closest('select, textarea') ?? element.closest('.visually-hidden');
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  const isPart = !shown && !(element instanceof SVGElement);
  const around = shown?.matches('.visually-hidden') ? shown.parentElement : shown;
  const boxes = () =>
    [...(isPart ? range : (around ?? element)).getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
  if (boxes().length === 0) return null;
  bringIntoView(around ?? element);
  const isInside = ({ left, right, top, bottom }: DOMRect) =>
    left + right > 0 && left + right < 2 * innerWidth && top > 0 && bottom < innerHeight;
  if (!boxes().some(isInside)) {
    scrollBy({ top: (boxes()[0]?.top ?? 0) - innerHeight / 2, behavior: 'instant' });
  }
  const box = boxes().find(isInside);
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** The same of an element. */
export function pointInElement(at: number): { x: number; y: number } | null {
  const { elements, bringIntoView } = (window as unknown as ReachWindow).reach;
  const element = elements[at] as Element;
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  bringIntoView(element);
  let { left, top, right, bottom } = element.getBoundingClientRect();
  // Of a picture that is larger than its frame, a part is seen.
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const frame = around.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  if (left >= right || top >= bottom) return null;
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** What a visitor clicks to see a text: the head of a menu, or a tab. Null where there is none. */
export function pointOfOpener(node: number): { x: number; y: number } | null {
  const { nodes, bringIntoView } = (window as unknown as ReachWindow).reach;
  const text = nodes[node] as Text;
  let opener: Element | null = null;
  for (let around = text.parentElement; around; around = around.parentElement) {
    const isTab = around.id && getComputedStyle(around).display === 'none';
    const tab = isTab ? document.querySelector(`[role=tab][href="#${around.id}"]`) : null;
    const summary = around.matches('details:not([open])') && around.querySelector('summary');
    const found = tab ?? (summary && !summary.contains(text) ? summary : null);
    if (found?.checkVisibility({ visibilityProperty: true })) opener = found;
  }
  if (!opener) return null;
  bringIntoView(opener);
  const { left, top, width, height } = opener.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
}

/** As Escape would, were there scripts. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll('header details[open], dialog details[open]')) {
    menu.removeAttribute('open');
  }
}
