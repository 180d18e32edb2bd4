import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import {
  formatFigure,
  formatPercent,
  formatPower,
  formatTime,
  formatUnit,
  splitSign,
} from './number.ts';

describe('figures in the visitor’s language', () => {
  it('keeps every reported digit and writes the comma where the language does', () => {
    expect(languages.map((one) => formatFigure('36.0', one))).toEqual([
      '36.0',
      '36.0',
      '36,0',
      '36,0',
    ]);
    expect(languages.map((one) => formatFigure('6.437', one))).toEqual([
      '6.437',
      '6.437',
      '6,437',
      '6,437',
    ]);
  });

  it('sets the percent sign as the language does', () => {
    expect(languages.map((one) => formatPercent('99.92', one))).toEqual([
      '99.92%',
      '99.92%',
      '99,92%',
      '99,92\u00a0%',
    ]);
    expect(formatPercent('68.18', 'en')).toBe('68.18%');
  });

  it('names spans of time', () => {
    expect(languages.map((one) => formatTime('3', 'month', one))).toEqual([
      '3개월',
      '3\u00a0months',
      '3\u00a0bulan',
      '3\u00a0meses',
    ]);
  });

  it('writes powers of ten', () => {
    expect(formatPower({ coefficient: '1.0', exponent: 4 }, 'es')).toBe('1,0×10⁴');
  });

  it('names colony-forming units as the language does', () => {
    expect(languages.map((one) => formatUnit('CFU/ml', one))).toEqual([
      'CFU/ml',
      'CFU/ml',
      'CFU/ml',
      'UFC/ml',
    ]);
  });

  it('parts a number from its sign', () => {
    expect(splitSign('99,9\u00a0%')).toEqual({ number: '99,9', sign: '\u00a0%' });
    expect(splitSign('3개월')).toEqual({ number: '3', sign: '개월' });
  });
});
