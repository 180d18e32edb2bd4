import type {
  EvidenceName,
  EvidenceReport,
  EvidenceSource,
  ReadEvidence,
} from '#domain/evidence.ts';
import { type Language, languages } from '#domain/language.ts';

const inEveryLanguage = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>;

const report: EvidenceReport = { hash: '0'.repeat(32), name: 'report', bytes: 1_200_000, pages: 8 };

export const sampleDate = '2020-01-01';

const whole: EvidenceSource = {
  institute: inEveryLanguage('○○○'),
  method: 'ISO 00000',
  reportNumber: '0000-000',
  date: sampleDate,
  specimen: inEveryLanguage('○○○'),
  light: 'dark',
  remarks: inEveryLanguage(''),
  report,
};

/** Sources of which each has another part, so that the editor shows every text about them. */
export function sampleSource(name: EvidenceName): EvidenceSource | null {
  if (name === 'voc') return { ...whole, light: 'room', report: { ...report, pages: 1 } };
  if (name === 'floatingBacteria') return { ...whole, light: 'uv' };
  return whole;
}

/** With a unit where none is supplied. */
export function withSampleUnits(read: ReadEvidence): ReadEvidence {
  return (name) => {
    const figures = read(name);
    return 'unit' in figures && figures.unit === null ? { ...figures, unit: 'CFU/m³' } : figures;
  };
}
