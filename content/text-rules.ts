import { defaultLanguage, languages } from '#domain/language.ts';
import { type SiteTextRule, slotsIn, widthOf } from '#domain/site-text.ts';
import { listTexts, type SuppliedWords, textsIn } from './supplied.ts';
import tried from './text-limits.json' with { type: 'json' };

/** Found by trying (`npm run test:limits`); null where no page shows the text as such. */
const triedLimits: Record<string, number | null> = tried.limits;
/** Whatever the layout: a word. */
const lowestTried = 12;

/** How much longer than the longest supplied text another one may be, if nothing breaks. */
const growth = 1.6;
/** Where it was not tried: so that a label of one word can become two. */
const lowestLimit = 24;
/** Lines that the site is supplied without: those of the popup. */
const limitWhereEmpty = 120;
/** What search engines show of them is shorter still. */
const limitsInHead: Record<string, number> = { 'meta.title': 120, 'meta.description': 320 };

/** What a text may grow to where nothing in the layout holds it up. */
export function mostOf(longest: number): number {
  return Math.max(60, Math.ceil(growth * longest));
}

/** By page and path, as `home hero.slogan.0`: what each text of the site may become. */
export function rulesOf(supplied: SuppliedWords): Map<string, SiteTextRule> {
  const others = languages.filter((language) => language !== defaultLanguage);
  const all = [defaultLanguage, ...others].map((language) => textsIn(supplied[language]));
  return new Map(
    listTexts(supplied).map(({ page, path }) => {
      const texts = all.map((language) => language.get(`${page}.${path}`) ?? '');
      const name = `${page} ${path}`;
      return [name, ruleOf(path, texts, triedLimits[name])];
    }),
  );
}

/** The Korean text is the first. */
function ruleOf(path: string, texts: string[], triedLimit?: number | null): SiteTextRule {
  const [korean = ''] = texts;
  return {
    slots: slotsIn(korean),
    limit: limitsInHead[path] ?? limitOf(texts, triedLimit),
    isMultiline: texts.some((text) => text.includes('\n')),
    mayBeEmpty: korean === '',
  };
}

/** Never less than the supplied texts need. */
function limitOf(texts: string[], triedLimit?: number | null): number {
  const longest = Math.max(...texts.map(widthOf));
  if (longest === 0) return limitWhereEmpty;
  if (typeof triedLimit === 'number') return Math.max(longest, lowestTried, triedLimit);
  return Math.max(lowestLimit, Math.ceil(growth * longest));
}
