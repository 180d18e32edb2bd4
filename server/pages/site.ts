import { suppliedEvidence } from '#content/evidence.ts';
import type { ReadWords } from '#content/words.ts';
import type { ReadCases } from '#domain/case.ts';
import type { EvidenceName, EvidenceSource, ReadEvidence } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import type { OwnFilm, SiteFilmName } from '#domain/own-film.ts';
import type { OwnPicture } from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import type { CardName } from '#domain/sharing-cards.ts';
import type { Database } from '../database/database.ts';
import type { LegalTexts } from '../legal/legal-texts.ts';
import type { PostedForm } from '../plain-form/posted-form.ts';
import { type PublishedPosts, readPublishedPosts } from '../posts/published.ts';
import { readSettings } from '../settings/settings.ts';
import type { BodyName } from '../site/bodies.ts';
import { ownCard } from '../site/card-content.ts';
import type { ShownTexts } from '../site/texts.ts';
import { type CompanyDetails, companyDetails } from './company-details.ts';

interface PopupSettings {
  isShown: boolean;
  /** Moments in milliseconds between which it is shown; null is without limit on that side. */
  from: number | null;
  until: number | null;
}

/** What the server hands to the pages' loaders; the app knows the server only by this type. */
export interface Site {
  /** The public origin, without a trailing slash. */
  origin: string;
  words: ReadWords;
  /** What the owner wrote for a page that comes without; in Korean, else in English, if need be. */
  body(name: BodyName, language: Language): { html: string; language: Language } | undefined;
  /** What the owner shows in place of a supplied picture. */
  picture(name: PictureName): OwnPicture | undefined;
  /** What was measured. */
  evidence: ReadEvidence;
  /** Who measured it; null while that is not given. */
  source(name: EvidenceName): EvidenceSource | null;
  /** Places that were coated, as the owner tells of them. */
  cases(): ReadCases;
  /** The address of a sharing card with the owner's words or picture; undefined for the supplied. */
  card(page: CardName, language: Language): string | undefined;
  /** What the owner shows in place of a supplied film. */
  film(name: SiteFilmName, language: Language): OwnFilm | undefined;
  /** Only in the editor's frame, where pictures say which they are. */
  marksPictures?: boolean;
  /** Who owns the site, as staff set it, in the visitor's language. */
  company(language: Language): Promise<CompanyDetails>;
  popup(): Promise<PopupSettings>;
  /** The notice as the form must show it, and the version that it sends with the inquiry. */
  consent: LegalTexts['consent'];
  policy: LegalTexts['policy'];
  posts: PublishedPosts;
  /** Only while a page answers a form that was posted without scripts. */
  postedForm?: PostedForm;
}

export function createSite(
  database: Database,
  origin: string,
  { words, body, picture, film, evidence, cases }: ShownTexts,
  legalTexts: Pick<LegalTexts, 'consent' | 'policy'>,
): Site {
  const { db } = database;
  return {
    origin,
    words,
    body(name, asked) {
      for (const language of new Set<Language>([asked, 'ko', 'en'])) {
        const html = body(name, language);
        if (html) return { html, language };
      }
      return undefined;
    },
    picture,
    evidence: (name) => evidence(name)?.figures ?? suppliedEvidence[name],
    source: (name) => evidence(name)?.source ?? null,
    card: (page, language) => ownCard({ words, picture }, page, language),
    film,
    cases,
    posts: readPublishedPosts(database),
    consent: legalTexts.consent,
    policy: legalTexts.policy,
    company: async (language) => companyDetails(await readSettings(db), language),
    async popup() {
      const { shown, from, until } = (await readSettings(db)).popup;
      return { isShown: shown, from, until };
    },
  };
}
