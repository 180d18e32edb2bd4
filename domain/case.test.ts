import { expect, it } from 'vitest';
import {
  type CaseFacts,
  type CaseWords,
  caseReduction,
  emptyFacts,
  emptyWords,
  isCaseSlug,
  missingFacts,
  missingWords,
  suggestSlug,
} from './case.ts';

const picture = { hash: 'a'.repeat(32), width: 800, height: 600, widths: [320, 640, 800] };
const figure = { key: 'a', unit: 'ppm', before: '36.0', after: '1.8' } as const;
const facts: CaseFacts = { ...emptyFacts, slug: 'a-school', year: 2024, after: picture };
const words: CaseWords = {
  ...emptyWords,
  ...{ place: 'A school', city: 'Busan', coated: 'Walls', result: 'Less.', afterAlt: 'A room' },
};

it('names what a case lacks before anybody may see it', () => {
  expect(missingFacts(emptyFacts)).toEqual(['slug', 'year', 'after']);
  expect(missingFacts(facts)).toEqual([]);
  expect(missingWords(emptyWords)).toEqual(['place', 'city', 'coated', 'result', 'afterAlt']);
  expect(missingWords(words)).toEqual([]);
});

it('asks for the names of what is measured, and for what the earlier picture shows', () => {
  const more = { ...facts, before: picture, figures: [figure] };
  expect(missingWords(words, more)).toEqual(['beforeAlt', 'figures']);
  const named = { ...words, beforeAlt: 'The room', figures: { a: 'Formaldehyde' } };
  expect(missingWords(named, more)).toEqual([]);
});

it('asks whose words are quoted', () => {
  expect(missingWords({ ...words, quotation: 'We breathe.' })).toEqual(['quoted']);
});

it('takes no half figures, and no reduction of nothing', () => {
  const withFigure = (before: string, after: string) =>
    missingFacts({ ...facts, figures: [{ ...figure, before, after }] });
  expect(withFigure('', '99.9')).toEqual([]);
  expect(withFigure('36.0', '1.8')).toEqual([]);
  for (const [before, after] of [
    ['36', ''],
    ['0', '0'],
    ['1,000', '2'],
    ['36', '-1'],
  ] as const) {
    expect(withFigure(before, after)).toEqual(['figures']);
  }
});

it('computes how much went down, and nothing else', () => {
  expect(caseReduction(figure)).toBe('95.0');
  expect(caseReduction({ ...figure, before: '' })).toBeUndefined();
  expect(caseReduction({ ...figure, after: '40' })).toBeUndefined();
});

it('has addresses that can be read aloud', () => {
  for (const slug of ['seoul-office-2024', 'a', '3']) expect(isCaseSlug(slug)).toBe(true);
  for (const slug of ['', '-a', 'a--b', 'A', '서울', 'a/b', 'a.b', 'x'.repeat(61)]) {
    expect(isCaseSlug(slug)).toBe(false);
  }
});

it('suggests an address from a name in Latin letters', () => {
  expect(suggestSlug('Clínica San José, 2.º piso')).toBe('clinica-san-jose-2-o-piso');
  expect(suggestSlug('서울 사무실')).toBe('');
  expect(suggestSlug(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});
