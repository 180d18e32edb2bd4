import type { MarkedText, OpenMark, Piece } from '#domain/text-marks.ts';

/** What was typed in place of a text, if anything. */
type Typed = (text: MarkedText) => string | undefined;

/**
 * What a node says with the texts typed since it was served. Their slots are filled with what the
 * served ones were, which may be other texts.
 */
export function fillPieces(served: readonly Piece[], typed: Typed, depth = 0): Piece[] {
  return groupBy(served, ({ within }) => within[depth]?.text).flatMap((run) => {
    const mark = run[0]?.within[depth];
    return mark ? fillText(run, mark, typed, depth) : run;
  });
}

function fillText(run: readonly Piece[], mark: OpenMark, typed: Typed, depth: number): Piece[] {
  const parts = groupBy(run, ({ within }) => within[depth]?.slot);
  const text = typed(mark.text);
  if (text === undefined) {
    return parts.flatMap((part) =>
      part[0]?.within[depth]?.slot === undefined ? part : fillPieces(part, typed, depth + 1),
    );
  }
  const slots = new Map(parts.map((part) => [part[0]?.within[depth]?.slot, part]));
  const within = [...(run[0]?.within.slice(0, depth) ?? []), { text: mark.text }];
  const split = text.split(/\{(\w+)\}/);
  return split.flatMap((part, at): Piece[] => {
    if (at % 2 === 0) return part === '' ? [] : [{ text: part, within }];
    const filled = slots.get(part);
    return filled ? fillPieces(filled, typed, depth + 1) : [{ text: `{${part}}`, within }];
  });
}

/** Neighbours that have the same in common. */
function groupBy(pieces: readonly Piece[], common: (piece: Piece) => unknown): Piece[][] {
  const groups: Piece[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (before && common(before) === common(piece)) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
