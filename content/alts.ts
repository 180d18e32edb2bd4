import type { Language } from '#domain/language.ts';
import type { ReadWords, Words } from './words.ts';

type Alts = Words['pictures'];

/** The descriptions of just the pictures a page shows, for its loader. */
export function altsOf<Name extends keyof Alts>(
  words: ReadWords,
  language: Language,
  names: readonly Name[],
): Pick<Alts, Name> {
  const alts = names.map((name) => [name, words('pictures', language, name)]);
  return Object.fromEntries(alts) as Pick<Alts, Name>;
}
