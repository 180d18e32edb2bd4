import type { Language } from '#domain/language.ts';

type LatinLanguage = Exclude<Language, 'ko'>;

const noBreak = '\u00a0';
/** Invisible: no line ends here. */
const joiner = '\u2060';

/**
 * A line that ends with one of them reads as if it had been cut: they go with the word after them,
 * as does a number with what it counts.
 */
const leading: Record<LatinLanguage, RegExp> = {
  en: /^(a|an|the|of|in|on|to|by|at|for|from|with|within|after|and|or|than|as|no|about|over|below|its|your|our|is|two|three|four|five|six|seven|eight|nine|ten)$/i,
  es: /^(a|al|con|de|del|desde|e|el|en|entre|la|las|lo|los|más|menos|no|o|para|por|que|se|sin|su|sus|tras|u|un|una|y|ya|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/i,
  id: /^(di|ke|dari|dan|untuk|dengan|pada|oleh|atau|tanpa|dalam|para|bagi|lebih|sekitar|per|yang|setelah|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)$/i,
};

/** "3 hours", "24 horas", "10 menit", "3.ª generación". */
const unit =
  /^(seconds?|minutes?|hours?|days?|weeks?|months?|years?|segundos?|minutos?|horas?|días?|semanas?|mes(es)?|años?|generación|detik|menit|jam|hari|minggu|bulan|tahun)\b/i;
/** "Article 15", "(Pasal 15(1)6". */
const law = /^\(?(articles?|artículos?|arts?\.|pasal|ayat)$/i;
const number = /^\(?(\d[\d.,]*(\.ª)?)$/;

/** In words that are longer than a title, only a number keeps its unit: running text has many lines. */
const longestTitle = 64;
/**
 * More would not fit the narrowest phone in the largest type, and be broken within a word. English
 * has short words: a long one that brings another along leaves a hole in the line before it.
 */
const longestPieces: Record<LatinLanguage, number> = { en: 15, es: 17, id: 17 };

/** "light-independent" is not broken at its hyphen. */
const longestWord = 17;
const hyphen = /(?<=\p{L}{2,}-)(?=\p{L}{2,})/gu;
/** "ke-2", "menit ke-{a}": a number that has its place. */
const ordinal = /(?<=(?<!\p{L})ke-)(?=[\d{])/giu;
const lengthOf = (word: string) => word.replace(/\{\w+\}/g, '00 horas').length;

/** Titles end no line with an article or a preposition, and no number stands away from its unit or law. */
export function bindLatin(text: string, language: LatinLanguage): string {
  const isTitle = text.length <= longestTitle;
  const longestPiece = longestPieces[language];
  const words = text.split(' ');
  let length = 0;
  const bound = words
    .map((whole, index) => {
      const next = words[index + 1];
      const word = language === 'id' ? whole.replace(ordinal, joiner) : whole;
      const shown = lengthOf(word) <= longestWord ? word.replace(hyphen, joiner) : word;
      length += lengthOf(word);
      if (next === undefined) return shown;
      const isBound =
        (number.test(word) && unit.test(next)) ||
        (law.test(word) && /^\d/.test(next)) ||
        (isTitle && leading[language].test(word) && length + 1 + lengthOf(next) <= longestPiece);
      length = isBound ? length + 1 : 0;
      return shown + (isBound ? noBreak : ' ');
    })
    .join('');
  // A label of one piece has nothing to choose from, and may stand in a narrow column of a table.
  return bound.includes(' ') ? bound : text;
}
