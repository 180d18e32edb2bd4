import type { Language } from '#domain/language.ts';
import { type Words, wordsOf } from './words.ts';

type Alts = Words['pictures'];

/** The descriptions of just the pictures a page shows, for its loader. */
export function altsOf<Name extends keyof Alts>(
  language: Language,
  names: readonly Name[],
): Pick<Alts, Name> {
  const all = wordsOf('pictures', language);
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Alts, Name>;
}
