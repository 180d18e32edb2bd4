import type { Piece } from '#domain/text-marks.ts';
import type { Place } from './collect-places.ts';

/** Where in the window the pieces of a place stand: a box for each line of each. */
export function boxesOf(place: Place, isMeant: (piece: Piece) => boolean = () => true): DOMRect[] {
  const { element, node, shown } = place;
  if (place.kind === 'head') return [];
  if (!(node instanceof Text) || element instanceof SVGElement) return visibleBoxes(element);
  // The browser draws what is in them by itself.
  const control = element.closest('select, textarea');
  // For screen readers only: it stands for what it says something about.
  const named = element.closest('.visually-hidden')?.parentElement;
  if (control || named) return visibleBoxes(control ?? named ?? element);
  const range = document.createRange();
  let end = 0;
  return shown.flatMap((piece) => {
    const start = end;
    end += piece.text.length;
    if (!isMeant(piece)) return [];
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(hasArea);
  });
}

function visibleBoxes(element: Element): DOMRect[] {
  return [...element.getClientRects()].filter(hasArea);
}

function hasArea({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}

export function isVisible(place: Place): boolean {
  if (boxesOf(place).length === 0 || isFoldedAway(place.element)) return false;
  return getComputedStyle(place.element).visibility === 'visible';
}

/** Browsers give boxes to what a closed `details` would show. */
function isFoldedAway(element: Element): boolean {
  const closed = element.closest('details:not([open])');
  if (!closed) return false;
  const summary = element.closest('summary');
  const isSummary = summary?.parentElement === closed;
  return !isSummary || (closed.parentElement !== null && isFoldedAway(closed.parentElement));
}

export function isInWindow({ top, bottom, left, right }: DOMRect): boolean {
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}
