import type { StaffLanguage } from '#domain/staff.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import type { AdminWords } from '../words/words.tsx';
import { nameOfPart } from './part-names/name-of-part.ts';
import { textOf } from './typed-texts.ts';

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
const isNumber = (name: string) => /^\d+$/.test(name);
const headings = ['title', 'headline', 'name', 'label'];

type HeadingText = Pick<EditableText, 'path' | 'languages'>;

/** The language of the back office, and its words. */
interface Speech {
  language: StaffLanguage;
  words: Pick<AdminWords, 'site'>;
}

/** As staff or the page itself call that part, in the language of the back office. */
export function nameOfGroup(
  group: string,
  { language, words: { site } }: Speech,
  texts: readonly HeadingText[],
): string {
  const known = site.parts[group];
  if (known) return known;
  const textAt = (wanted: string) => {
    const text = texts.find(({ path }) => path === wanted);
    return text && textOf(text.languages[language]);
  };
  const own = headings.map((name) => textAt(`${group}.${name}`)).find(Boolean);
  return own ?? nameOfPart(namesOf(group).at(-1) ?? '', language) ?? group;
}

/** `proof.particles.link` is "Particle test · Link" in the part `proof`, `hero.slogan.0` "Slogan 1". */
export function nameOfText(path: string, group: string, { language, words: { site } }: Speech) {
  const names = namesOf(path).slice(group ? namesOf(group).length : 0);
  const last = names.findLastIndex((name) => !isNumber(name));
  const said: string[] = [];
  for (const [at, name] of names.entries()) {
    const place = said.length - 1;
    if (isNumber(name)) {
      const number = Number(name) + 1;
      if (place < 0) said.push(`${site.other} ${number}`);
      else said[place] = `${said[place]} ${number}`;
    } else {
      const known = at === last ? site.kinds[name] : site.parts[name];
      const own = known ?? nameOfPart(name, language) ?? (at === last ? site.other : undefined);
      if (own) said.push(own);
    }
  }
  return said.join(' · ');
}

/** By their paths, in one part of a page: no two are called the same. */
export function nameTexts(
  paths: readonly string[],
  group: string,
  speech: Speech,
): Map<string, string> {
  const names = paths.map((path) => nameOfText(path, group, speech));
  const used = new Map<string, number>();
  return new Map(
    paths.map((path, at) => {
      const name = names[at] ?? '';
      const number = (used.get(name) ?? 0) + 1;
      used.set(name, number);
      const isAlone = names.filter((other) => other === name).length === 1;
      return [path, isAlone ? name : `${name} ${number}`];
    }),
  );
}
