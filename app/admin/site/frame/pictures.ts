import type { ShownPicture } from '../frame-messages.ts';
import { isInWindow } from './boxes.ts';
import { bringIntoView } from './bring-into-view.ts';

export function pictureAt(target: Element): string | undefined {
  return target.closest('[data-picture]')?.getAttribute('data-picture') ?? undefined;
}

/** The smallest picture there, whatever lies over it: words often stand on one. */
export function pictureUnder({ x, y }: { x: number; y: number }): string | undefined {
  const found = [...document.querySelectorAll('[data-picture]')].flatMap((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isHit = left <= x && x <= right && top <= y && y <= bottom;
    const isSeen = isHit && getComputedStyle(element).visibility === 'visible';
    return isSeen ? [{ element, area: width * height }] : [];
  });
  const [smallest] = found.sort((one, other) => one.area - other.area);
  return smallest && pictureAt(smallest.element);
}

/** Where in the window a picture stands, wherever it is seen. */
export function boxesOfPicture(name: string): DOMRect[] {
  return elementsOf(name)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

export function scrollToPicture(name: string): void {
  const boxes = boxesOfPicture(name);
  if (boxes.length === 0 || boxes.some(isInWindow)) return;
  const first = elementsOf(name).find((element) => element.getClientRects().length > 0);
  if (first) bringIntoView(first);
}

/** Puts parts of a picture that is not saved yet where the page has the one that is. */
export function createPictures() {
  const served = new Map<Element, Node[]>();

  return {
    show({ name, wide, phone }: ShownPicture): void {
      for (const element of elementsOf(name)) {
        if (!served.has(element)) served.set(element, [...element.childNodes]);
        const copies = served.get(element)?.map((node) => node.cloneNode(true)) ?? [];
        element.replaceChildren(...copies);
        fill(element, { wide, phone });
      }
    },
    reset(): void {
      for (const [element, nodes] of served) element.replaceChildren(...nodes);
      served.clear();
    },
  };
}

/** The page's own rules decide which of the two is seen, and how it is cut. */
function fill(element: Element, { wide, phone }: Omit<ShownPicture, 'name'>): void {
  const [first, ...others] = element.querySelectorAll('source');
  const image = element.querySelector('picture img');
  for (const source of others) source.remove();
  if (first?.media) {
    first.removeAttribute('type');
    first.removeAttribute('sizes');
    first.srcset = phone;
  } else first?.remove();
  if (image instanceof HTMLImageElement) {
    image.loading = 'eager';
    image.src = wide;
  }
  // What is shown until a picture is loaded: a small one of the picture before.
  for (const preview of element.querySelectorAll(':scope > img')) preview.remove();
}

function elementsOf(name: string): Element[] {
  return [...document.querySelectorAll(`[data-picture="${CSS.escape(name)}"]`)];
}
