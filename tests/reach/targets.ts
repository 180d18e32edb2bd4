import type { MarkedKey, Piece } from '#domain/text-marks.ts';

/** A part of a text node. */
export interface Span {
  node: number;
  from: number;
  to: number;
  said: string;
  /** The texts that it stands in, the innermost last. */
  keys: readonly MarkedKey[];
}

/** Where a text is to be clicked. */
export interface Target extends Span {
  key: MarkedKey;
}

type Nodes = readonly { pieces: readonly Piece[] }[];

const isSame = (one: MarkedKey | undefined, other: MarkedKey) =>
  one?.key === other.key && one.language === other.language;

/** Every text once in each node, at the longest part that is in no text of one of its slots. */
export function targetsIn(nodes: Nodes): Target[] {
  return nodes.flatMap(({ pieces }, node) => {
    const spans = spansIn(pieces, node);
    const keys = spans.flatMap((span) => span.keys);
    const once = keys.filter((key, at) => keys.findIndex((other) => isSame(other, key)) === at);
    return once.map((key) => {
      const inside = spans.filter((span) => span.keys.some((one) => isSame(one, key)));
      const own = inside.filter((span) => isSame(span.keys.at(-1), key));
      const [longest] = (own.length > 0 ? own : inside).sort(
        (one, other) => other.said.length - one.said.length,
      );
      return { ...(longest as Span), key };
    });
  });
}

/** What says something and is no text of the site. */
export function unmarkedIn(nodes: Nodes): Span[] {
  return nodes
    .flatMap(({ pieces }, node) => spansIn(pieces, node))
    .filter(({ keys, said }) => keys.length === 0 && /[\p{L}\p{N}]/u.test(said));
}

function spansIn(pieces: readonly Piece[], node: number): Span[] {
  let end = 0;
  return pieces.flatMap(({ text, within }) => {
    const from = end;
    end += text.length;
    const keys = within.map((mark) => mark.text);
    return text.trim() === '' ? [] : [{ node, from, to: end, said: text.trim(), keys }];
  });
}
