import type { AdminWords } from '../words/words.tsx';

export interface TextGroup<T> {
  /** The names that its paths begin with; empty for texts that stand alone. */
  name: string;
  texts: T[];
}

/** More than this are divided again. */
const mostTogether = 40;

/** Neighbours that belong together by the first name of their paths, in their order. */
export function groupTexts<T extends { path: string }>(texts: readonly T[]): TextGroup<T>[] {
  const counts = new Map<string, number>();
  for (const { path } of texts) {
    const [first = ''] = namesOf(path);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const groups: TextGroup<T>[] = [];
  for (const text of texts) {
    const names = namesOf(text.path);
    const isBig = (counts.get(names[0] ?? '') ?? 0) > mostTogether;
    const name = names.slice(0, Math.min(isBig ? 2 : 1, names.length - 1)).join('.');
    const last = groups.at(-1);
    if (last?.name === name) last.texts.push(text);
    else groups.push({ name, texts: [text] });
  }
  return groups;
}

const namesOf = (path: string) => path.split('.');
const headings = ['title', 'headline', 'name', 'label'];

/** As the page itself calls that part, where it does. */
export function nameOfGroup(
  group: string,
  { site }: Pick<AdminWords, 'site'>,
  textAt: (path: string) => string | undefined,
): string {
  const known = site.parts[group];
  if (known) return known;
  const own = headings.map((name) => textAt(`${group}.${name}`)).find(Boolean);
  return own ?? group;
}

/** `hero.slogan.0` is "Slogan 1". */
export function kindOfText(path: string, { site }: Pick<AdminWords, 'site'>): string {
  const names = namesOf(path);
  const last = names.findLast((name) => !/^\d+$/.test(name)) ?? '';
  const kind = site.kinds[last] ?? site.other;
  const number = names.at(-1) ?? '';
  return /^\d+$/.test(number) ? `${kind} ${Number(number) + 1}` : kind;
}
