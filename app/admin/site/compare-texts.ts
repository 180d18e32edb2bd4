export interface ComparedTexts {
  /** The same at the beginning and the end of both. */
  start: string;
  removed: string;
  added: string;
  end: string;
}

/** Whole words, so that what differs can be read. */
const parts = /\s+|[^\s]+/gu;

export function compareTexts(before: string, after: string): ComparedTexts {
  const [one, other] = [before.match(parts) ?? [], after.match(parts) ?? []];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const between = (all: string[]) => all.slice(start, all.length - end).join('');
  return {
    start: one.slice(0, start).join(''),
    removed: between(one),
    added: between(other),
    end: one.slice(one.length - end).join(''),
  };
}
