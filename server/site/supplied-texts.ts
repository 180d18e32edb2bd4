import { createHash } from 'node:crypto';
import { listTexts, type SuppliedWords, type TextPlace, textsIn } from '#content/supplied.ts';
import { languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';

/** The texts that come with the site, by their keys. */
export interface SuppliedTexts {
  /** All that the owner can change, in the order of the files. */
  places: readonly TextPlace[];
  /** Its number among them, by which the editor's frame knows it. */
  numberOf(key: Pick<TextKey, 'page' | 'path'>): number | undefined;
  /** Undefined for what is no text of the site, or no longer one. */
  find(key: TextKey): string | undefined;
  /** `hashOf` the supplied text. */
  hash(key: TextKey): string;
}

export function suppliedTexts(supplied: SuppliedWords): SuppliedTexts {
  const texts = new Map<string, string>();
  const hashes = new Map<string, string>();
  const places = listTexts(supplied);
  const numbers = new Map(places.map(({ page, path }, at) => [`${page} ${path}`, at]));
  const pathsOf = Map.groupBy(places, ({ page }) => page);
  for (const language of languages) {
    for (const [page, known] of pathsOf) {
      const all = textsIn(supplied[language][page]);
      for (const { path } of known)
        texts.set(nameOf({ page, path, language }), all.get(path) ?? '');
    }
  }
  return {
    places,
    numberOf: ({ page, path }) => numbers.get(`${page} ${path}`),
    find: (key) => texts.get(nameOf(key)),
    hash(key) {
      const name = nameOf(key);
      const hash = hashes.get(name) ?? hashOf(texts.get(name) ?? '');
      hashes.set(name, hash);
      return hash;
    },
  };
}

export function nameOf({ page, path, language }: TextKey): string {
  return `${language} ${page} ${path}`;
}

/** Says that a text is the same, without the text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
