import { expect, test } from 'vitest';
import { bindLatin } from './bind-latin.ts';

test.each([
  ['en', 'No mold growth on treated specimens', 'No_mold growth on_treated specimens'],
  ['en', 'down 99.9% after 3 hours in the test', 'down 99.9% after_3_hours in_the_test'],
  ['en', 'A pre-filter and oil-water separation', 'A_pre-|filter and_oil-|water separation'],
  ['en', 'methicillin-resistant bacteria', 'methicillin-resistant bacteria'],
  [
    'en',
    'A filter for buildings of telecommunications',
    'A_filter for_buildings of telecommunications',
  ],
  ['en', 'reduced to {figure} within {time}', 'reduced to_{figure} within_{time}'],
  ['en', 'After {time}', 'After {time}'],
  ['es', 'De diez mil a menos de diez', 'De_diez_mil a_menos_de_diez'],
  ['es', 'Un fotocatalizador de 3.ª generación', 'Un fotocatalizador de_3.ª_generación'],
  ['es', 'más del 60% de las muestras', 'más_del_60% de_las_muestras'],
  ['en', 'consent (Article 15(1)1)', 'consent (Article_15(1)1)'],
  [
    'id',
    'Fotokatalis generasi ke-3, ke-{a} dan toke-3',
    'Fotokatalis generasi ke-|3, ke-|{a} dan_toke-3',
  ],
  ['id', 'Udara yang lebih bersih selama 3 bulan', 'Udara yang_lebih_bersih selama 3_bulan'],
] as const)('a title in %s: %s', (language, text, expected) => {
  const shown = bindLatin(text, language).replaceAll('\u00a0', '_').replaceAll('\u2060', '|');
  expect(shown).toBe(expected);
});

test('running text keeps only its numbers together', () => {
  const text = `We answer within 10 days. ${'The coating is a part of the wall. '.repeat(4)}`;
  expect(bindLatin(text, 'en')).toBe(text.replace('10 days', '10\u00a0days'));
});
