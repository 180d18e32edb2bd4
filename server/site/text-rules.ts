import type { SuppliedWords } from '#content/supplied.ts';
import { rulesOf } from '#content/text-rules.ts';
import {
  type CheckedSiteText,
  checkSiteText,
  type SiteTextRule,
  type TextError,
  type TextKey,
} from '#domain/site-text.ts';
import { isBody } from './bodies.ts';
import type { TextRules } from './drafts.ts';
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
      find: (key) => (isBody(key) || isMedium(key) ? '' : supplied.find(key)),
    },
    ruleOf,
    check(key, text) {
      // Cleaned before it comes here, by the cleaner of posts.
      if (isBody(key)) return { ok: true, text };
      if (isPicture(key)) return checkMedium(text, readOwnPicture);
      if (isFilm(key)) return checkMedium(text, readOwnFilm);
      const rule = rules.get(`${key.page} ${key.path}`);
      // A release may have taken its place away while it waited to be published.
      return rule ? checkSiteText(text, rule) : { ok: false, errors: [] };
    },
  };
}

const isMedium = (key: TextKey) => isPicture(key) || isFilm(key);

/** Empty leads back to the supplied one. */
function checkMedium(value: string, read: (value: string) => unknown): CheckedSiteText {
  const isOne = value === '' || read(value) !== undefined;
  return isOne ? { ok: true, text: value } : { ok: false, errors: [{ code: 'empty' }] };
}
