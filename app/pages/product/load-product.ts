import { altsOf } from '#content/alts.ts';
import { type Words, wordsOf } from '#content/words.ts';
import { languageOf } from '../../frame/language.ts';
import type { PictureName } from '../../ui/picture-files.ts';

/** The name of a product page's words and of its sharing card. */
export type ProductKey = Extract<keyof Words, `product-${string}`>;

/** What every product page loads: its own words, the words that all of them share, its pictures' descriptions. */
export function loadProduct<Key extends ProductKey, Picture extends PictureName>(
  params: { language?: string | undefined },
  key: Key,
  pictures: readonly Picture[],
) {
  const language = languageOf(params);
  return {
    language,
    words: wordsOf(key, language),
    shared: wordsOf('product', language),
    alts: altsOf(language, pictures),
  };
}
