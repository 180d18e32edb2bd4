import { wordsOf } from '#content/words.ts';
import { languages, splitLanguage } from '#domain/language.ts';
import { yearInSeoul } from '#domain/seoul.ts';
import type { Site } from '#server/pages/site.ts';

export async function loadFrame(request: Request, site: Site) {
  // From the address, not the parameters: a wrong first segment still gets a frame around its 404.
  const { language } = splitLanguage(new URL(request.url).pathname);
  const popup = await site.popup(language);
  return {
    language,
    words: wordsOf('frame', language),
    popup: {
      ...popup,
      texts: wordsOf('popup', language).texts.map((text, index) => popup.texts[index] || text),
    },
    /** Each in its own language, since the offer speaks the language that it offers. */
    offers: languages.map((offered) => ({ language: offered, ...wordsOf('frame', offered).offer })),
    company: await site.company(language),
    year: yearInSeoul(Date.now()),
  };
}
