import { readSupplied } from '#content/supplied.ts';
import type { Language } from '#domain/language.ts';
import { pages } from '#domain/pages.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { MarkedKey } from '#domain/text-marks.ts';
import { stageList } from '#server/site/stages.ts';
import { suppliedTexts } from '#server/site/supplied-texts.ts';
import { nameOf, type Reached } from './reach-texts.ts';

/** Every page, and what pages show only sometimes. */
export const screens: readonly { name: string; value: string; query: Record<string, string> }[] = [
  ...Object.entries(pages).map(([name, { path }]) => ({ name, value: path, query: { path } })),
  ...stageList.map(({ name, path }) => ({
    name,
    value: name,
    query: { path: path ?? '/', stage: name },
  })),
];

const { places, find } = suppliedTexts(readSupplied());

export function textOf({ key, language }: MarkedKey): TextKey {
  const place = places[key];
  if (!place) throw new Error(`there is no text ${key}`);
  return { ...place, language };
}

export function describeReached(name: string, language: Language, reached: Reached): string {
  const { texts, names, unreachable } = reached;
  return `${name} ${language}: ${texts.size} texts, ${names.size} names, ${unreachable.length} unreachable`;
}

/** What no screen shows: it stands in the list of its page, by which it is changed. */
const inNoScreen: Record<string, RegExp> = {
  'in the head of a page, or said to search engines only': /^\S+ meta\./,
};

export function unseenTexts(found: ReadonlySet<string>, language: Language): string[] {
  return places
    .filter((place, key) => {
      const isEmpty = find({ ...place, language }) === '';
      return !isEmpty && !found.has(nameOf({ key, language }));
    })
    .map(({ page, path }) => `${page} ${path}`)
    .filter((name) => !Object.values(inNoScreen).some((pattern) => pattern.test(name)));
}
