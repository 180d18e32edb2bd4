/** One line of both texts, or a line that only one of them has; a changed one has both. */
export interface DiffLine {
  before?: string;
  after?: string;
}

/** Beyond this, comparing each line with each would take too long: the middle is shown whole. */
const maxCompared = 1500;

/** The lines of a text without its markup; pictures and films are lines of their own. */
export function linesOf(html: string, pictureName: string): string[] {
  return html
    .replace(/<img\b[^>]*?(?:\balt="([^"]*)")?[^>]*>/g, (tag) => {
      const alt = /\balt="([^"]+)"/.exec(tag)?.[1];
      return `\n[${alt ? `${pictureName}: ${alt}` : pictureName}]\n`;
    })
    .replace(/<br\b[^>]*>|<\/(?:p|h2|h3|h4|li|tr|blockquote|pre|figcaption|caption|dt|dd)>/g, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** What both have stays in one line; beside each other stand lines that took each other's place. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const same = (line: string): DiffLine => ({ before: line, after: line });
  return [
    ...before.slice(0, start).map(same),
    ...compare(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

function compare(before: readonly string[], after: readonly string[]): DiffLine[] {
  const isTooLong = before.length > maxCompared || after.length > maxCompared;
  const kept = isTooLong ? [] : commonLines(before, after);
  const result: DiffLine[] = [];
  let [one, other] = [0, 0];
  for (const [nextOne, nextOther] of [...kept, [before.length, after.length] as const]) {
    result.push(...pairUp(before.slice(one, nextOne), after.slice(other, nextOther)));
    const line = before[nextOne];
    if (line !== undefined) result.push({ before: line, after: line });
    [one, other] = [nextOne + 1, nextOther + 1];
  }
  return result;
}

function pairUp(removed: readonly string[], added: readonly string[]): DiffLine[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => {
    const [before, after] = [removed[at], added[at]];
    return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  });
}

/** The longest run of lines that both have in the same order, as places in both. */
function commonLines(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      lengths[one * width + other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const kept: (readonly [number, number])[] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) kept.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one++;
    else other++;
  }
  return kept;
}
