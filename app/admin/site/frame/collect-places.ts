import {
  anyMark,
  type MarkedKey,
  type MarkedText,
  type OpenMarks,
  type Piece,
  readMarks,
} from '#domain/text-marks.ts';
import type { PlaceKind } from '../frame-messages.ts';

/** A text node or an attribute with what it says. */
export interface Place {
  kind: PlaceKind;
  element: Element;
  node: Text | Attr;
  served: readonly Piece[];
  /** The same, until something else is typed. */
  shown: readonly Piece[];
}

export interface Places {
  all: Place[];
  of: ReadonlyMap<Element, readonly Place[]>;
  /** Those that start in one node and end in another. */
  spanning: ReadonlySet<MarkedText>;
  unclosed: MarkedKey[];
}

/** Finds all texts of the document, head and drawings included, and takes the marks out of them. */
export function collectPlaces(document: Document): Places {
  const all: Place[] = [];
  let open: OpenMarks = [];
  const walker = document.createTreeWalker(
    document,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) all.push(...attributePlaces(node));
    else open = addTextPlace(node as Text, open, all);
  }
  return {
    all,
    of: groupByElement(all),
    spanning: findSpanning(all),
    unclosed: open.map(({ text }) => text),
  };
}

function attributePlaces(element: Element): Place[] {
  const marked = [...element.attributes].filter(({ value }) => anyMark.test(value));
  return marked.map((node) => {
    const { plain, pieces } = readMarks(node.value);
    node.value = plain;
    const kind = node.name === 'data-props' ? 'island' : kindIn(element, 'attribute');
    return { kind, element, node, served: pieces, shown: pieces };
  });
}

/** What has no marks is a place as well: a click on it finds that it is no text of the site. */
function addTextPlace(node: Text, open: OpenMarks, all: Place[]): OpenMarks {
  const element = node.parentElement;
  if (!element || element.matches('script, style')) return open;
  const read = readMarks(node.data, open);
  if (read.plain !== node.data) node.data = read.plain;
  if (read.plain.trim() !== '') {
    const kind = kindIn(element, 'text');
    all.push({ kind, element, node, served: read.pieces, shown: read.pieces });
  }
  return read.open;
}

function kindIn(element: Element, kind: PlaceKind): PlaceKind {
  return element.closest('head') ? 'head' : kind;
}

function groupByElement(all: readonly Place[]): Map<Element, Place[]> {
  const places = new Map<Element, Place[]>();
  for (const place of all) {
    places.set(place.element, [...(places.get(place.element) ?? []), place]);
  }
  return places;
}

function findSpanning(all: readonly Place[]): Set<MarkedText> {
  const first = new Map<MarkedText, Place>();
  const spanning = new Set<MarkedText>();
  for (const place of all) {
    for (const text of place.served.flatMap(({ within }) => within.map((mark) => mark.text))) {
      if ((first.get(text) ?? place) !== place) spanning.add(text);
      first.set(text, place);
    }
  }
  return spanning;
}

export function isSame(one: MarkedKey, other: MarkedKey): boolean {
  return one.key === other.key && one.language === other.language;
}

export function isWithin(piece: Piece, key: MarkedKey): boolean {
  return piece.within.some(({ text }) => isSame(text, key));
}

export function placesOf({ all }: Places, key: MarkedKey): Place[] {
  return all.filter(({ served }) => served.some((piece) => isWithin(piece, key)));
}
