import { type Language, languages } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { readItem, removeItem, writeItem } from '../../browser-storage.ts';
import { type PlacedText, type TypedText, textOf } from './typed-texts.ts';

type Copy = Pick<TypedText, 'text' | 'edition'>;
export type Place = Pick<PlacedText, 'path' | 'language'>;

/** What is not saved yet is kept in this browser too, so that neither crash nor closed tab loses it. */
export function unsavedCopies(account: string, page: string) {
  const nameOf = ({ path, language }: Place) =>
    `admin-draft:${account}:site:${page}:${path}:${language}`;

  function read(place: Place): Copy | undefined {
    const stored = readItem(nameOf(place));
    return stored ? (JSON.parse(stored) as Copy) : undefined;
  }

  return {
    keep: (place: Place, { text, edition }: Copy) => {
      writeItem(nameOf(place), JSON.stringify({ text, edition }));
    },
    forget: (place: Place) => removeItem(nameOf(place)),
    /** Those of an earlier visit that say something else than the server. */
    find(texts: readonly EditableText[]): (Place & { copy: Copy })[] {
      return texts.flatMap((text) =>
        languages.flatMap((language: Language) => {
          const place = { path: text.path, language };
          const copy = read(place);
          if (!copy) return [];
          const { draft } = text.languages[language];
          const isSame =
            copy.text === null ? draft === null : copy.text === textOf(text.languages[language]);
          if (isSame) removeItem(nameOf(place));
          return isSame ? [] : [{ ...place, copy }];
        }),
      );
    },
  };
}
