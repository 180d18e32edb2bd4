import type { SuppliedWords } from '#content/supplied.ts';
import { rulesOf } from '#content/text-rules.ts';
import type { EvidenceName } from '#domain/evidence.ts';
import {
  type CheckedSiteText,
  checkSiteText,
  type SiteTextRule,
  type TextError,
  type TextKey,
} from '#domain/site-text.ts';
import { isBody } from './bodies.ts';
import { isAboutCases, isCaseValue } from './cases.ts';
import { isReadyCase } from './cases-ready.ts';
import type { TextRules } from './drafts.ts';
import { isEvidence, readOwnEvidence } from './evidence.ts';
import { isFilm, readOwnFilm } from './films.ts';
import { isPicture, readOwnPicture } from './pictures.ts';
import { suppliedTexts } from './supplied-texts.ts';

export interface SiteTextRules extends TextRules<TextError> {
  ruleOf(page: string, path: string): SiteTextRule;
}

/** What the texts of this release may become. */
export function siteTextRules(words: SuppliedWords): SiteTextRules {
  const rules = rulesOf(words);
  function ruleOf(page: string, path: string): SiteTextRule {
    const rule = rules.get(`${page} ${path}`);
    if (!rule) throw new Error(`there is no text ${page} ${path}`);
    return rule;
  }
  const supplied = suppliedTexts(words);
  return {
    supplied: {
      ...supplied,
      find: (key) => (hasOwnForm(key) ? '' : supplied.find(key)),
    },
    ruleOf,
    check(key, text) {
      // Cleaned before it comes here, by the cleaner of posts.
      if (isBody(key)) return { ok: true, text };
      if (isPicture(key)) return takeIf(text, readOwnPicture(text));
      if (isFilm(key)) return takeIf(text, readOwnFilm(text));
      if (isEvidence(key)) return takeIf(text, readOwnEvidence(key.path as EvidenceName, text));
      if (isAboutCases(key)) return takeIf(text, isCaseValue(key, text) || undefined);
      const rule = rules.get(`${key.page} ${key.path}`);
      // A release may have taken its place away while it waited to be published.
      return rule ? checkSiteText(text, rule) : { ok: false, errors: [] };
    },
    isReady: (key, text) => text === '' || !isAboutCases(key) || isReadyCase(key, text),
  };
}

/** What is no text, and is supplied elsewhere or not at all. */
const hasOwnForm = (key: TextKey) =>
  isBody(key) || isPicture(key) || isFilm(key) || isEvidence(key) || isAboutCases(key);

/** Empty leads back to the supplied one. */
function takeIf(value: string, read: unknown): CheckedSiteText {
  return value === '' || read !== undefined
    ? { ok: true, text: value }
    : { ok: false, errors: [{ code: 'empty' }] };
}
