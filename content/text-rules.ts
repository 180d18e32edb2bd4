import { defaultLanguage, languages } from '#domain/language.ts';
import { type SiteTextRule, slotsIn, widthOf } from '#domain/site-text.ts';
import { listTexts, type SuppliedWords, textsIn } from './supplied.ts';

/** How much longer than the longest supplied text another one may be. */
const growth = 1.6;
/** So that a label of one word can become two. */
const lowestLimit = 24;
/** Lines that the site is supplied without: those of the popup. */
const limitWhereEmpty = 120;
/** What search engines show of them is shorter still. */
const limitsInHead: Record<string, number> = { 'meta.title': 120, 'meta.description': 320 };

/** By page and path, as `home hero.slogan.0`: what each text of the site may become. */
export function rulesOf(supplied: SuppliedWords): Map<string, SiteTextRule> {
  const others = languages.filter((language) => language !== defaultLanguage);
  const all = [defaultLanguage, ...others].map((language) => textsIn(supplied[language]));
  return new Map(
    listTexts(supplied).map(({ page, path }) => {
      const texts = all.map((language) => language.get(`${page}.${path}`) ?? '');
      return [`${page} ${path}`, ruleOf(path, texts)];
    }),
  );
}

/** The Korean text is the first. */
function ruleOf(path: string, texts: string[]): SiteTextRule {
  const [korean = ''] = texts;
  return {
    slots: slotsIn(korean),
    limit: limitsInHead[path] ?? limitOf(texts),
    isMultiline: texts.some((text) => text.includes('\n')),
    mayBeEmpty: korean === '',
  };
}

function limitOf(texts: string[]): number {
  const longest = Math.max(...texts.map(widthOf));
  return longest === 0 ? limitWhereEmpty : Math.max(lowestLimit, Math.ceil(growth * longest));
}
