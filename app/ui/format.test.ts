import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';
import {
  formatDay,
  formatFigure,
  formatLimit,
  formatPercent,
  formatPower,
  formatTime,
  formatUnit,
  splitSign,
} from './format.ts';

/** In the order Korean, English, Indonesian, Spanish. */
const specified: Language[] = ['ko', 'en', 'id', 'es'];
const inEachLanguage = (format: (language: Language) => string) => specified.map(format);

describe('figures in the visitor’s language', () => {
  it('keeps every reported digit and writes the comma where the language does', () => {
    const whole = inEachLanguage((language) => formatFigure('36.0', language));
    expect(whole).toEqual(['36.0', '36.0', '36,0', '36.0']);
    const fraction = inEachLanguage((language) => formatFigure('6.437', language));
    expect(fraction).toEqual(['6.437', '6.437', '6,437', '6.437']);
  });

  it('sets the percent sign as the language does', () => {
    const percents = inEachLanguage((language) => formatPercent('99.92', language));
    expect(percents).toEqual(['99.92%', '99.92%', '99,92%', '99.92%']);
    expect(formatPercent('68.18', 'en')).toBe('68.18%');
  });

  it('names spans of time', () => {
    const months = inEachLanguage((language) => formatTime('3', 'month', language));
    expect(months).toEqual(['3개월', '3\u00a0months', '3\u00a0bulan', '3\u00a0meses']);
  });

  it('writes powers of ten', () => {
    expect(formatPower({ coefficient: '1.0', exponent: 4 }, 'id')).toBe('1,0×10⁴');
  });

  it('names colony-forming units as the language does', () => {
    const units = inEachLanguage((language) => formatUnit('CFU/ml', language));
    expect(units).toEqual(['CFU/ml', 'CFU/ml', 'CFU/ml', 'UFC/ml']);
  });

  it('puts a limit into the words around it', () => {
    const words = { below: '{figure} 미만', above: '{figure} 초과', about: '약 {figure}' };
    expect(formatLimit({ limit: 'below' }, '10', words)).toBe('10 미만');
  });

  it('writes a Korean number without the country code for Koreans alone', () => {
    const phones = inEachLanguage((language) => formatPhone('+82 2-0000-0000', language));
    expect(phones).toEqual(['02-0000-0000', ...Array(3).fill('+82 2-0000-0000')]);
    expect(formatPhone('+62 21 0000', 'ko')).toBe('+62 21 0000');
  });

  it('parts a number from its sign', () => {
    expect(splitSign('99,9\u00a0%')).toEqual({ number: '99,9', sign: '\u00a0%' });
    expect(splitSign('3개월')).toEqual({ number: '3', sign: '개월' });
  });
});

describe('the day of a post', () => {
  it('is the day in Seoul', () => {
    expect(formatDay(Date.UTC(2026, 0, 1, 14, 59), 'en')).toBe('January 1, 2026');
    expect(formatDay(Date.UTC(2026, 0, 1, 15, 0), 'en')).toBe('January 2, 2026');
  });
});
