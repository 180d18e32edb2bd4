import type { MarkedKey, MarkedText } from '#domain/text-marks.ts';
import { boxesOf, isVisible } from './boxes.ts';
import { isSame, isWithin, type Place, type Places, placesOf } from './collect-places.ts';

/** How many lines a text takes where it takes most, and whether all of it can be seen. */
export function measure(places: Places, key: MarkedKey): { lines: number; isCutOff: boolean } {
  const seen = placesOf(places, key).filter(
    (place) => place.node instanceof Text && !place.element.closest('svg') && isVisible(place),
  );
  const ofOneText = new Map<MarkedText, DOMRect[]>();
  for (const place of seen) {
    for (const text of textsIn(place, key)) {
      const boxes = boxesOf(place, ({ within }) => within.some((mark) => mark.text === text));
      ofOneText.set(text, [...(ofOneText.get(text) ?? []), ...boxes]);
    }
  }
  return {
    lines: Math.max(0, ...[...ofOneText.values()].map(countLines)),
    isCutOff: seen.some((place) =>
      boxesOf(place, (piece) => isWithin(piece, key)).some((box) => isCutOff(place.element, box)),
    ),
  };
}

export function isPageTooWide(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}

function textsIn({ shown }: Place, key: MarkedKey): Set<MarkedText> {
  const texts = shown.flatMap(({ within }) => within.map(({ text }) => text));
  return new Set(texts.filter((text) => isSame(text, key)));
}

/** A box begins a line when its middle is below the line before. */
function countLines(boxes: readonly DOMRect[]): number {
  let lines = 0;
  let lineEnd = -Infinity;
  for (const { top, bottom } of [...boxes].sort((one, other) => one.top - other.top)) {
    if ((top + bottom) / 2 <= lineEnd) continue;
    lines += 1;
    lineEnd = bottom;
  }
  return lines;
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** Whether something hides a part of the text that no scrolling brings back. */
function isCutOff(element: Element, text: DOMRect): boolean {
  let around: Element | null = element;
  for (; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    // One pixel wide: for screen readers only.
    if (box.width <= 1) return false;
    const isWide = text.left < box.left - 1 || text.right > box.right + 1;
    const isHigh = text.top < box.top - 2 || text.bottom > box.bottom + 2;
    if ((hides(overflowX) && isWide) || (hides(overflowY) && isHigh)) return true;
    if (/auto|scroll/.test(overflowX) || position === 'fixed') return false;
  }
  return text.left < -1 || text.right > document.documentElement.clientWidth + 1;
}
