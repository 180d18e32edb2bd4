import { fill } from '#content/fill.ts';
import type { Figure, Limit, Power, Unit } from '#domain/evidence.ts';
import { colonyUnit, type Language, localeOf } from '#domain/language.ts';
import { seoulTimeZone } from '#domain/seoul.ts';

/** As many decimals as the figure was reported with: 36.0 stays 36.0 (36,0 in Indonesian). */
function decimalsOf(figure: Figure): number {
  return figure.split('.')[1]?.length ?? 0;
}

function formatterFor(figure: Figure, language: Language, options?: Intl.NumberFormatOptions) {
  const decimals = decimalsOf(figure);
  return new Intl.NumberFormat(localeOf[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...options,
  });
}

export function formatFigure(figure: Figure, language: Language): string {
  return formatterFor(figure, language).format(Number(figure));
}

/** Browsers put different spaces before the sign; a no-break space is right in every language. */
export function formatPercent(figure: Figure, language: Language): string {
  return formatterFor(figure, language, { style: 'percent' })
    .format(Number(figure) / 100)
    .replace(/\s/g, '\u00a0');
}

/** "10 minutes", "10분", "10 menit", "10 minutos"; short for an axis: "10 min". */
export function formatTime(
  figure: Figure,
  unit: 'second' | 'minute' | 'hour' | 'month' | 'year',
  language: Language,
  unitDisplay: 'long' | 'short' = 'long',
): string {
  return formatterFor(figure, language, { style: 'unit', unit, unitDisplay })
    .format(Number(figure))
    .replace(/\s/g, '\u00a0');
}

/** A particle's size, which no line break parts from its unit: "2.5 µm". */
export function formatMicrometers(size: Figure, language: Language): string {
  return `${formatFigure(size, language)}\u00a0µm`;
}

/** Colony-forming units are UFC in Spanish; the other units are the same everywhere. */
export function formatUnit(unit: Unit, language: Language): string {
  return unit.replace('CFU', colonyUnit[language]);
}

const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** "1.0×10⁴", with the decimal comma where the language has one. */
export function formatPower({ coefficient, exponent }: Power, language: Language): string {
  return `${formatFigure(coefficient, language)}×10${superscripts[exponent]}`;
}

/** "below 1", "10 미만", "más de 60 %": the figure is already written in the visitor's language. */
export function formatLimit(
  { limit }: Pick<Limit, 'limit'>,
  figure: string,
  words: Record<Limit['limit'], string>,
): string {
  return fill(words[limit], { figure });
}

/** The day in Korea, where the posts are written, in the words of the reader's language. */
export function formatDay(time: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'long',
    timeZone: seoulTimeZone,
  }).format(time);
}

/** The day and the time of day, in the same words. */
export function formatMinute(time: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: seoulTimeZone,
  }).format(time);
}

/** A large figure sets its sign smaller: "99.9" and "%", "3" and " meses" with its own gap. */
export function splitSign(text: string): { number: string; sign: string } {
  const number = /^[\d.,]+/.exec(text)?.[0] ?? '';
  return { number, sign: text.slice(number.length) };
}
