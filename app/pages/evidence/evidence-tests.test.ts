import { describe, expect, it } from 'vitest';
import { suppliedEvidence } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import { suppliedReader } from '#content/supplied.ts';
import {
  type Evidence,
  type EvidenceName,
  type EvidenceSource,
  evidenceNames,
  type ReadEvidence,
} from '#domain/evidence.ts';
import { type Language, languages } from '#domain/language.ts';
import { datasetData } from './dataset.ts';
import type { Value } from './evidence-rows.ts';
import { evidenceFields } from './evidence-tests.ts';

const words = suppliedReader();

const inAll = (text: string): EvidenceSource['institute'] => ({
  ko: text,
  en: text,
  id: text,
  es: text,
});

/** With a report, and in the dark except one. */
function sourceOf(name: EvidenceName): EvidenceSource {
  return {
    ...{ institute: inAll('A laboratory'), specimen: inAll(''), remarks: inAll('') },
    ...{ method: 'ISO 22196', reportNumber: '', date: '2024-05' },
    light: name === 'voc' ? 'room' : 'dark',
    report: { hash: '0'.repeat(64), name: 'report', bytes: 1_200_000, pages: 8 },
  };
}

function siteWith(change: Partial<Evidence> = {}) {
  const all: Evidence = { ...suppliedEvidence, ...change };
  const evidence: ReadEvidence = (name) => all[name];
  return { words, evidence, source: () => null };
}

const testsIn = (language: Language, site: Parameters<typeof evidenceFields>[0] = siteWith()) =>
  evidenceFields(site, language).flatMap(({ tests }) => tests);

function testOf(
  name: EvidenceName,
  language: Language,
  site: Parameters<typeof evidenceFields>[0] = siteWith(),
) {
  const test = testsIn(language, site).find((one) => one.name === name);
  if (!test) throw new Error(`there is no test ${name}`);
  return test;
}

const said = (value: Value | undefined) =>
  value?.name ? `${value.name}: ${value.text}` : value?.text;

/** As a reader sees them: item, before, after, result. */
const seen = (name: EvidenceName, language: Language, site = siteWith()) =>
  testOf(name, language, site).rows.map(({ item, before, after, result }) =>
    [item, said(before), said(after), fill(result.phrase, { figure: result.figure })]
      .map((text) => text ?? '')
      .join(' | ')
      .replaceAll('\u00a0', ' '),
  );

describe('the rows of all results', () => {
  it.each(languages)(
    'are there for each record once, and have no empty name, in %s',
    (language) => {
      const tests = testsIn(language);
      expect(tests.map(({ name }) => name).sort()).toEqual([...evidenceNames].sort());
      for (const { rows, title, address } of tests) {
        expect(rows.length).toBeGreaterThan(0);
        const names = rows.map(({ item, result }) => (result.figure ? item : result.phrase));
        expect([title, ...names]).not.toContain('');
        expect(address).toMatch(/^\/.+#[a-z]+$/);
      }
      const all = tests.flatMap(({ name }) => seen(name, language));
      expect(all.filter((row) => /[{}]|undefined|NaN/.test(row))).toEqual([]);
      expect(all).toHaveLength(36);
    },
  );

  it('say limits, units and times as the pages do', () => {
    expect(seen('antibacterial', 'en')[0]).toBe(
      'MRSA | about 1.0×10⁴ CFU/ml | below 10 CFU/ml (after 3 hours) | 99.9% reduction',
    );
    expect(seen('deodorization', 'ko')[0]).toBe(
      '암모니아 | 100 ppm | 1 ppm 미만 | 99.0% 초과 감소',
    );
    expect(seen('phosphorus', 'id')).toEqual([
      'Diolah | Air awal: 9,838 | Diukur: pada 10 menit | 100% dihilangkan',
      'Tidak diolah | Air awal: 9,838 | 6,437 (pada 60 menit) | turun 34,6%',
    ]);
    expect(seen('antifungal', 'es')[1]).toBe('Sin tratar |  |  | más del 60% con micelio');
    expect(seen('years', 'en')[0]).toBe('In use |  |  | over 20 years');
  });

  it('lead with the strongest figure, and with all that are as strong', () => {
    const strongest = (name: Parameters<typeof testOf>[0]) =>
      testOf(name, 'en').strongest.map(({ item, result }) => `${item} ${result.figure}`);
    expect(strongest('filterAir')).toEqual(['Total airborne bacteria 4.8%']);
    expect(strongest('particles')).toEqual(['2.5\u00a0µm 99.81%']);
    expect(strongest('substances')).toEqual(['Xylene 85.9%']);
    expect(strongest('voc')).toEqual(['Styrene 100%', 'Formaldehyde 100%']);
    expect(strongest('antifungal')).toEqual(['Treated 0%']);
    expect(strongest('oil')).toEqual([]);
  });

  it('stand in the order of the page that explains them', () => {
    const items = (name: EvidenceName) => testOf(name, 'en').rows.map(({ item }) => item);
    expect(items('filterAir')[0]).toBe('Total airborne bacteria');
    expect(items('filterAir').at(-1)).toBe('Formaldehyde');
    expect(items('substances')[0]).toBe('Xylene');
    expect(items('substances').at(-1)).toBe('Benzene');
  });

  it('say as a result what was seen, not measured', () => {
    expect(seen('oil', 'ko')).toEqual([' |  |  | 물과 기름을 분리합니다']);
  });

  it('come with their source, and with the dark where it was measured in it', () => {
    const sourced = { ...siteWith(), source: sourceOf };
    expect(testOf('substances', 'en', sourced).source).toMatchObject({
      dark: 'Measured in\u00a0the\u00a0dark',
      report: { label: 'Test report (PDF, 1.2\u00a0MB, 8 pp.)' },
    });
    expect(testOf('voc', 'en', sourced).source?.dark).toBeNull();
    expect(testsIn('en').filter(({ source }) => source !== null)).toEqual([]);
  });

  it('say that a unit is told on request only where none is given', () => {
    const { floatingBacteria } = suppliedEvidence;
    expect(testOf('floatingBacteria', 'en').note).toMatch(/on\srequest/);
    const given = siteWith({ floatingBacteria: { ...floatingBacteria, unit: 'CFU/m³' } });
    expect(testOf('floatingBacteria', 'en', given).note).toBeUndefined();
    expect(seen('floatingBacteria', 'en', given)[1]).toBe(
      'Measurement 2 | 33 CFU/m³ | 5 CFU/m³ | 84.8% reduction',
    );
  });
});

describe('what search engines read of the results', () => {
  const dataOf = (site: Parameters<typeof evidenceFields>[0], language: Language) =>
    datasetData({
      origin: 'https://noshine.example',
      path: '/en/evidence',
      language,
      name: words('evidence', language, 'banner.title'),
      description: words('evidence', language, 'meta.description'),
      company: 'NOSHINE',
      conditions: words('product', language, 'evidence.conditions'),
      fields: evidenceFields(site, language),
    });

  it.each(languages)(
    'is one set of data, each of its parts described at length, in %s',
    (language) => {
      const { hasPart, description } = dataOf(siteWith(), language);
      expect(hasPart).toHaveLength(evidenceNames.length - 1);
      // What is shorter, search engines refuse.
      for (const text of [description, ...hasPart.map((part) => part.description)]) {
        expect(text.length, text).toBeGreaterThanOrEqual(50);
        expect(text.length).toBeLessThan(5000);
      }
      expect(hasPart.some((part) => 'distribution' in part)).toBe(false);
    },
  );

  it('names the report where there is one', () => {
    const { hasPart } = dataOf({ ...siteWith(), source: sourceOf }, 'en');
    expect(hasPart[0]).toMatchObject({
      description: expect.stringContaining('Measured in the dark'),
      distribution: {
        contentUrl: 'https://noshine.example/reports/000000000000/report.pdf',
        encodingFormat: 'application/pdf',
      },
    });
  });
});
