import type { MarkedKey, MarkedText } from '#domain/text-marks.ts';
import { isSame, type Place, type Places, placesOf } from './collect-places.ts';
import { fillPieces } from './fill-pieces.ts';

/** Shows what is typed in every place of a text. */
export function createTexts(places: Places) {
  const typed = new Map<string, string>();
  const typedFor = (text: MarkedText) =>
    places.spanning.has(text) ? undefined : typed.get(nameOf(text));

  return {
    /** Whether the page shows it as it will be served. */
    show(key: MarkedKey, text: string): boolean {
      typed.set(nameOf(key), text);
      const found = placesOf(places, key).filter(({ kind }) => kind !== 'island');
      for (const place of found) write(place, fillPieces(place.served, typedFor));
      const spans = [...places.spanning].some((spanning) => isSame(spanning, key));
      // A page leaves out what is empty, with all that is around it.
      return text !== '' && found.length > 0 && !spans && !found.some(isDrawn);
    },
    reset(): void {
      typed.clear();
      for (const place of places.all) write(place, place.served);
    },
    /** Runs with the served text in place of what was typed. */
    withServed<T>(key: MarkedKey, run: () => T): T {
      const found = placesOf(places, key).map((place) => ({ place, shown: place.shown }));
      for (const { place } of found) write(place, place.served);
      const result = run();
      for (const { place, shown } of found) write(place, shown);
      return result;
    },
  };
}

/** In a drawing, which the server makes as wide as its words. */
function isDrawn({ element, node }: Place): boolean {
  return node instanceof Text && element.closest('svg') !== null;
}

function write(place: Place, pieces: Place['shown']): void {
  place.shown = pieces;
  const text = pieces.map((piece) => piece.text).join('');
  if (place.node.nodeValue !== text) place.node.nodeValue = text;
}

function nameOf({ key, language }: MarkedKey): string {
  return `${language} ${key}`;
}
