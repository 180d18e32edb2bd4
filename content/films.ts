import type { FilmName } from '#domain/films.ts';
import type { Language } from '#domain/language.ts';
import type { ReadWords } from './words.ts';

export interface FilmWords {
  /** What the film shows; its accessible name. */
  title: string;
  /** Says that it is an illustration; stands below it. */
  note: string;
  /** What its play mark does. */
  play: string;
}

/** What a page says around a film; the words inside it were drawn into the film. For loaders. */
export function filmWordsOf(words: ReadWords, language: Language, name: FilmName): FilmWords {
  return {
    title: words('films', language, `${name}.title`),
    note: words('films', language, `${name}.note`),
    play: words('films', language, 'play'),
  };
}
