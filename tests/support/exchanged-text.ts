import { type Language, languages } from '#domain/language.ts';
import type { SiteTextRule } from '#domain/site-text.ts';
import type { ExchangedText } from '#server/site/export-texts.ts';

type InLanguages = ExchangedText['languages'];

/** A text of the site as it is exported; what is not given says its language. */
export function exchangedText(
  key: string,
  given: Partial<{ [L in Language]: Partial<InLanguages[L]> }> = {},
  rule: Partial<SiteTextRule> = {},
): ExchangedText {
  const [page = '', ...path] = key.split(' ');
  const unwritten = { edition: null, needsLook: false, suppliedChanged: false };
  const texts = languages.map((language) => [
    language,
    { now: language, ...unwritten, ...given[language] },
  ]);
  return {
    page,
    path: path.join(' '),
    where: 'At the top',
    languages: Object.fromEntries(texts) as InLanguages,
    rule: { slots: [], limit: 60, isMultiline: false, mayBeEmpty: false, ...rule },
  };
}
