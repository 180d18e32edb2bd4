import type { FilmName } from '#domain/films.ts';
import type { Language } from '#domain/language.ts';
import { wordsOf } from './words.ts';

export interface FilmWords {
  /** What the film shows; its accessible name. */
  title: string;
  /** Says that it is an illustration; stands below it. */
  note: string;
  /** What its play mark does. */
  play: string;
}

/** What a page says around a film; the words inside it were drawn into the film. For loaders. */
export function filmWordsOf(language: Language, name: FilmName): FilmWords {
  const { play, [name]: film } = wordsOf('films', language);
  return { title: film.title, note: film.note, play };
}
