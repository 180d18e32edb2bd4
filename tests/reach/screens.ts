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

/** What stands in the head of a page, in a script's data, or is there for search engines. */
export function unclicked(found: ReadonlySet<string>, language: Language): string {
  const left = places.filter((place, key) => {
    const isEmpty = find({ ...place, language }) === '';
    return !isEmpty && !found.has(nameOf({ key, language }));
  });
  return left.map(({ page, path }) => `${page} ${path}`).join(', ');
}
