import type { MarkedKey, Piece } from '#domain/text-marks.ts';
import { boxesOf, isVisible } from './boxes.ts';
import { isSame, type Place, type Places } from './collect-places.ts';

interface Point {
  x: number;
  y: number;
}

export interface Picked {
  /** The innermost first, then those around it, in attributes, and in the same link or button. */
  keys: MarkedKey[];
  place?: Place;
}

/** A click on one of them means one of the texts in it, whether or not it hit any. */
const control = 'a, button, summary, label';
/** A name of theirs is not what somebody means who clicks into an empty part of them. */
const landmark = 'body, main, header, footer, nav, section, article, aside, form';

/** Which text stands at a point: in the element there, else in what is around it. */
export function pickAt(places: Places, target: Element, point: Point): Picked {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element !== target && element.matches(landmark)) break;
    const own = places.of.get(element) ?? [];
    const nearest = nearestPiece(own, point) ?? nearestInside(places, element, point);
    const named = own.filter(isName);
    const place = nearest?.place ?? named[0];
    if (!place) continue;
    const around = place.element.closest(control);
    const others = around ? placesIn(places, around).flatMap(({ served }) => served) : [];
    const pieces = [...(nearest ? [nearest.piece] : []), ...named.flatMap(({ served }) => served)];
    return { keys: keysOf([...pieces, ...others]), place };
  }
  return { keys: [] };
}

/** The same, and what stands at that point under something else, as the picture behind a title. */
export function pickAllAt(places: Places, target: Element, point: Point): MarkedKey[] {
  const under = places.all.flatMap((place) => {
    if (place.kind === 'head' || !(place.node instanceof Text || isDescription(place))) return [];
    const hit = place.shown.filter((piece) =>
      boxesOf(place, (other) => other === piece).some((box) => distanceTo(box, point) === 0),
    );
    return hit.length > 0 && isVisible(place) ? keysOf(hit) : [];
  });
  return distinct([...pickAt(places, target, point).keys, ...under]);
}

/** Whether a click at this point went through words, as those on a picture that can be dragged. */
export function isThroughText(places: Places, point: Point): boolean {
  return places.all.some(
    (place) =>
      place.node instanceof Text &&
      getComputedStyle(place.element).pointerEvents === 'none' &&
      !place.element.closest('.visually-hidden') &&
      isVisible(place) &&
      boxesOf(place).some((box) => distanceTo(box, point) === 0),
  );
}

/** For what a click goes through, as the field that lies over the words of a button. */
function nearestInside(places: Places, element: Element, point: Point) {
  if (element.matches(landmark)) return undefined;
  const nearest = nearestPiece(placesIn(places, element), point);
  const isHit = nearest?.distance === 0 || element.matches(control);
  return isHit ? nearest : undefined;
}

const isName = ({ node, kind }: Place) => node instanceof Attr && kind !== 'island';

const isDescription = ({ node }: Place) => node instanceof Attr && node.name === 'alt';

function placesIn(places: Places, element: Element): Place[] {
  return places.all.filter((place) => element.contains(place.element));
}

function keysOf(pieces: readonly Piece[]): MarkedKey[] {
  return distinct(
    pieces.flatMap(({ within }) =>
      within.map(({ text }) => ({ key: text.key, language: text.language })).reverse(),
    ),
  );
}

function distinct(keys: readonly MarkedKey[]): MarkedKey[] {
  return keys.filter((key, at) => keys.findIndex((other) => isSame(key, other)) === at);
}

function nearestPiece(places: readonly Place[], point: Point) {
  let nearest: { place: Place; piece: Piece; distance: number } | undefined;
  for (const place of places.filter(({ node }) => node instanceof Text)) {
    for (const piece of place.shown) {
      if (piece.text.trim() === '') continue;
      const boxes = boxesOf(place, (other) => other === piece);
      const distance = Math.min(...boxes.map((box) => distanceTo(box, point)));
      if (boxes.length > 0 && distance < (nearest?.distance ?? Infinity)) {
        nearest = { place, piece, distance };
      }
    }
  }
  return nearest;
}

function distanceTo({ left, right, top, bottom }: DOMRect, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
