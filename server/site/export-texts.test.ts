import { describe, expect, it } from 'vitest';
import { exchangedText } from '../../tests/support/exchanged-text.ts';
import { exportTexts } from './export-texts.ts';

const kicker = exchangedText('home hero.kicker', {
  ko: { now: '빛 없이', edition: 3 },
  en: { now: 'Without light', needsLook: true },
  id: { now: 'Tanpa cahaya', needsLook: true, suppliedChanged: true },
  es: { now: 'Sin luz' },
});
const time = exchangedText(
  'product-water meta.description',
  {},
  { slots: ['{time}', '{removal}'] },
);

const rowsOf = (which: 'all' | 'work') =>
  Object.fromEntries(
    exportTexts([kicker, time], { which, staffLanguage: 'en' }).map(({ name, rows }) => [
      name,
      [...(rows as Iterable<string[]>)],
    ]),
  );

describe('exported texts', () => {
  it('stand in a sheet of each language, beside those that translators read', () => {
    const { 한국어: korean, 'Bahasa Indonesia': indonesian } = rowsOf('all');
    expect(korean?.[0]?.slice(0, 5)).toEqual(['Key', 'Where', 'English', '→ 한국어', 'State']);
    expect(indonesian?.map((row) => row.slice(0, 8))).toEqual([
      [
        ...['Key', 'Where', '한국어', 'English', '→ Bahasa Indonesia'],
        ...['State', 'Longest (a Korean letter is 2)', 'Keep these'],
      ],
      [
        ...['home hero.kicker', 'At the top', '빛 없이', 'Without light', 'Tanpa cahaya'],
        ...['The Korean text has changed, The supplied text has changed', '60', ''],
      ],
      [
        ...['product-water meta.description', 'At the top', 'ko', 'en', 'id'],
        ...['', '60', '{time} {removal}'],
      ],
    ]);
  });

  it('carry a version that differs by edition and by text', () => {
    const { 한국어: korean, Español: spanish } = rowsOf('all');
    expect(korean?.[1]?.at(-1)).toMatch(/^3 [\da-f]{12}$/);
    expect(spanish?.[1]?.at(-1)).toMatch(/^0 [\da-f]{12}$/);
    expect(spanish?.[1]?.at(-1)).not.toBe(spanish?.[2]?.at(-1));
  });

  it('are only those that need work, when that is asked for', () => {
    const keys = Object.entries(rowsOf('work')).map(([name, rows]) => [name, rows.length - 1]);
    expect(Object.fromEntries(keys)).toEqual({
      한국어: 0,
      English: 1,
      'Bahasa Indonesia': 1,
      Español: 0,
    });
  });
});
