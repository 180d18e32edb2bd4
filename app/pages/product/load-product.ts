import type { RouterContextProvider } from 'react-router';
import { altsOf } from '#content/alts.ts';
import type { Words } from '#content/words.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { languageOf } from '../../frame/language.ts';
import { siteContext } from '../../site.ts';

/** The name of a product page's words and of its sharing card. */
export type ProductKey = Extract<keyof Words, `product-${string}`>;

interface ProductArgs {
  params: { language?: string | undefined };
  context: Readonly<RouterContextProvider>;
}

/** What every product page loads: its own words, the words that all of them share, its pictures' descriptions. */
export function loadProduct<Key extends ProductKey, Picture extends PictureName>(
  { params, context }: ProductArgs,
  key: Key,
  pictures: readonly Picture[],
) {
  const language = languageOf(params);
  const { words } = context.get(siteContext);
  return {
    language,
    words: words(key, language),
    shared: words('product', language),
    alts: altsOf(words, language, pictures),
  };
}
