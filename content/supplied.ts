import { readdirSync } from 'node:fs';
import { defaultLanguage, type Language, languages } from '#domain/language.ts';
import { bindText } from './bind-text.ts';
import { readWords } from './read-words.ts';
import type { ReadWords, Words } from './words.ts';

export type TextPage = keyof Words;

export type SuppliedWords = Record<Language, Words>;

/** Names under which topics were ever offered: a record, which nobody rewords. */
const noTexts = 'offered-topics.json';

/** Drawn into the films, which new words would not change. */
const drawn = /^films (?!play$)[^.]+\.(?!title$|note$)/;

/** The texts that come with the site; what its owner changed is in the database. */
export function readSupplied(): SuppliedWords {
  const folder = new URL(`${defaultLanguage}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== noTexts);
  const all = Object.fromEntries(languages.map((language) => [language, {}])) as SuppliedWords;
  for (const file of files as `${TextPage}.json`[]) {
    const words = readWords<never>(file);
    const page = file.slice(0, -'.json'.length) as TextPage;
    for (const language of languages) all[language][page] = words[language];
  }
  return all;
}

export interface TextPlace {
  page: TextPage;
  /** The names on the way to it: `hero.slogan.0`. */
  path: string;
}

/** Every text that the owner can change, in the order of the files. */
export function listTexts(supplied: SuppliedWords): TextPlace[] {
  return (Object.keys(supplied[defaultLanguage]) as TextPage[]).flatMap((page) =>
    [...textsIn(supplied[defaultLanguage][page]).keys()]
      .filter((path) => !drawn.test(`${page} ${path}`))
      .map((path) => ({ page, path })),
  );
}

/** All texts in the words of a page by their paths. */
export function textsIn(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  if (typeof words !== 'object' || words === null) return new Map();
  return new Map(
    Object.entries(words).flatMap(([name, part]) => [
      ...textsIn(part, path ? `${path}.${name}` : name),
    ]),
  );
}

/** What a dotted path leads to in the words of a page. */
export function partOf(words: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], words);
}

/** Calls `change` for each text in the words of a page, and keeps their shape. */
export function mapTexts<Shape>(
  words: Shape,
  change: (text: string, path: string) => string,
  path = '',
): Shape {
  if (typeof words === 'string') return change(words, path) as Shape;
  if (typeof words !== 'object' || words === null) return words;
  const inner = (name: string) => (path ? `${path}.${name}` : name);
  if (Array.isArray(words)) {
    return words.map((part, index) => mapTexts(part, change, inner(`${index}`))) as Shape;
  }
  const parts = Object.entries(words).map(([name, part]) => [
    name,
    mapTexts(part, change, inner(name)),
  ]);
  return Object.fromEntries(parts);
}

/** Reads the words as they come with the site, bound as pages show them. */
export function suppliedReader(supplied = readSupplied()): ReadWords {
  const bound = new Map<string, unknown>();
  return (page: TextPage, language: Language, part?: string) => {
    const key = `${language} ${page}`;
    const words =
      bound.get(key) ??
      mapTexts(supplied[language][page], (text, path) => bindText(text, { page, path }, language));
    bound.set(key, words);
    return part === undefined ? words : partOf(words, part);
  };
}
