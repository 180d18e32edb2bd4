import { type Logo, logoAddress } from '#domain/company.ts';
import { languages, splitLanguage } from '#domain/language.ts';
import { yearInSeoul } from '#domain/seoul.ts';
import type { Site } from '#server/pages/site.ts';
import { usesRouter } from '../uses-router.ts';
import { neighboursOf, promisesIn } from './next-page.ts';

/** What the frame shows and hands to its parts. */
export async function loadFrame(request: Request, site: Site) {
  // From the address, not the parameters: a wrong first segment still gets a frame around its 404.
  const { language, path } = splitLanguage(new URL(request.url).pathname);
  const popup = await site.popup();
  const { name, logo, externalSite, email, phone, fax, address, ...companyFacts } =
    await site.company(language);
  const texts = site.words('popup', language, 'texts');
  // For a time it is offered by the popup alone, which knows the hour.
  const isAlwaysOffered = popup.isShown && popup.from === null && popup.until === null;
  return {
    language,
    words: site.words('frame', language),
    popup: { ...popup, texts },
    sampleOffer: isAlwaysOffered ? { title: texts[0], label: texts[7] } : undefined,
    /** Each in its own language, since the offer speaks the language that it offers. */
    offers: languages.map((offered) => ({
      language: offered,
      ...site.words('frame', offered, 'offer'),
    })),
    neighbours: neighboursOf(site.words, path, language),
    /** In the inquiry all of this is sent a second time, for the router: there it does without these. */
    promises: usesRouter(path) ? undefined : promisesIn(site.words, language),
    companyFacts: usesRouter(path) ? undefined : companyFacts,
    company: { name, logo: logo && imageOf(logo), externalSite, email, phone, fax, address },
    year: yearInSeoul(Date.now()),
  };
}

function imageOf({ width, height, ...logo }: Logo) {
  return { src: logoAddress(logo), width, height };
}
