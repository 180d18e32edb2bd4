import type { MarkedKey, Piece } from '#domain/text-marks.ts';
import { boxesOf } from './boxes.ts';
import { isSame, type Place, type Places } from './collect-places.ts';

interface Point {
  x: number;
  y: number;
}

export interface Picked {
  /** The innermost first, then those around it and in attributes. */
  keys: MarkedKey[];
  place?: Place;
}

/** Where a click that hit none of the texts in it means one of them all the same. */
const control = 'a, button, summary, label';
/** A name of theirs is not what somebody means who clicks into an empty part of them. */
const landmark = 'body, main, header, footer, nav, section, article, aside, form';

/** Which text stands at a point: in the element there, else in what is around it. */
export function pickAt(places: Places, target: Element, point: Point): Picked {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element !== target && element.matches(landmark)) break;
    const own = places.of.get(element) ?? [];
    const inside = element.matches(control) ? placesIn(places, element) : [];
    const texts = own.filter(isText);
    const nearest = nearestPiece(texts, point) ?? nearestPiece(inside.filter(isText), point);
    const named = own.filter((place) => place.node instanceof Attr && place.kind !== 'island');
    if (nearest) return { keys: keysOf([nearest.piece], named), place: nearest.place };
    const [place] = named;
    if (place) return { keys: keysOf([], named), place };
  }
  return { keys: [] };
}

const isText = ({ node }: Place) => node instanceof Text;

function placesIn(places: Places, element: Element): Place[] {
  return places.all.filter((place) => element.contains(place.element));
}

function keysOf(pieces: readonly Piece[], named: readonly Place[]): MarkedKey[] {
  const all = [...pieces, ...named.flatMap(({ served }) => served)].flatMap(({ within }) =>
    within.map(({ text }) => ({ key: text.key, language: text.language })).reverse(),
  );
  return all.filter((key, at) => all.findIndex((other) => isSame(key, other)) === at);
}

function nearestPiece(places: readonly Place[], point: Point) {
  let nearest: { place: Place; piece: Piece; distance: number } | undefined;
  for (const place of places) {
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
