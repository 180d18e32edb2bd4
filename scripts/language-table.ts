import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filmFile, filmKinds, filmNames, phoneFilm } from '../domain/films.ts';
import { type Language, languages, localeOf, ogLocale, ownName } from '../domain/language.ts';
import { sharingCard, suppliedCardNames } from '../domain/sharing-cards.ts';
import { reportErrors } from './report-errors.ts';

const root = join(import.meta.dirname, '..');

/** What a line of domain/language.ts promises and nothing else would miss. */
function lineErrors(language: Language): string[] {
  const wrong = [
    !/^[a-z]{2,3}$/.test(language) && 'its code is not two or three small letters',
    Intl.NumberFormat.supportedLocalesOf(localeOf[language]).length === 0 &&
      `there is no locale ${localeOf[language]}`,
    !/^[a-z]{2,3}_[A-Z0-9]{2,3}$/.test(ogLocale[language]) &&
      `${ogLocale[language]} is no locale of a sharing card`,
  ];
  return wrong.filter((error) => error !== false);
}

function artErrors(language: Language): string[] {
  const files = [
    ...suppliedCardNames.map((card) => sharingCard(card, language)),
    ...filmNames.flatMap((film) => filmKinds.map((kind) => filmFile(film, language, kind))),
    ...filmNames.map((film) => phoneFilm(film, language)),
  ];
  return files
    .filter((file) => !existsSync(join(root, 'public', file)))
    .map((file) => `public${file} is missing`);
}

/** Another script needs a font of its own in scripts/fonts.ts, or it falls to whatever a visitor has. */
function fontErrors(language: Language): string[] {
  const folder = join(root, 'content', language);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const letters = new Set((texts.join('') + ownName[language]).match(/\p{Letter}/gu));
  // Every Korean system brings the Chinese letters that gloss a term.
  const known = language === 'ko' ? /[\p{sc=Latin}\p{sc=Hangul}\p{sc=Han}µ]/u : /[\p{sc=Latin}µ]/u;
  const foreign = [...letters].filter((letter) => !known.test(letter));
  return foreign.length > 0 ? [`no font for ${foreign.sort().join(' ')}`] : [];
}

/** Called when the content is known to be complete. */
export function reportLanguageErrors(): void {
  const errors = languages.flatMap((language) =>
    [...lineErrors(language), ...artErrors(language), ...fontErrors(language)].map(
      (error) => `domain/language.ts ${language}: ${error}`,
    ),
  );
  reportErrors(errors);
}
