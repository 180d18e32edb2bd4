import type { ReadWords } from '#content/words.ts';
import {
  type EvidenceName,
  type EvidenceSource,
  evidenceNames,
  evidencePlaces,
} from '#domain/evidence.ts';
import { mayLackUnit } from '#domain/evidence-rules.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { type SourceText, sourceTexts } from '../../ui/source-texts.ts';
import { type EvidenceRow, evidenceRows, type Read } from './evidence-rows.ts';

/** By the pages that show them, in the order of the menus. */
const fieldNames = ['multi', 'fresh', 'air', 'water', 'brand'] as const;

export interface EvidenceTest {
  name: EvidenceName;
  title: string;
  /** Where it is shown in full. */
  address: string;
  rows: EvidenceRow[];
  /** One, or several that are as strong. */
  strongest: EvidenceRow[];
  /** What one must know to read its figures. */
  note: string | undefined;
  source: SourceText | null;
}

export interface EvidenceField {
  /** Of its page; the page of all results leads to it by the same name. */
  name: (typeof fieldNames)[number];
  title: string;
  tests: EvidenceTest[];
}

interface Site extends Read {
  source(name: EvidenceName): EvidenceSource | null;
}

/** Every test of the site with what was found and by whom, written in the visitor's language. */
export function evidenceFields(site: Site, language: Language): EvidenceField[] {
  const titles = titlesOf(site.words, language);
  const rows = evidenceRows(site, language);
  const sources = sourceTexts(site, language, evidenceNames);
  const testOf = (name: EvidenceName): EvidenceTest => {
    const { page, section } = evidencePlaces[name];
    return {
      name,
      title: titles[name],
      address: `${pagePath(page, language)}#${section}`,
      rows: rows[name],
      strongest: strongestOf(rows[name]),
      note: noteOf(site, name, language),
      source: sources[name],
    };
  };
  return fieldNames.map((field) => ({
    name: field,
    title:
      field === 'brand'
        ? site.words('evidence', language, 'filter.technology')
        : site.words('frame', language, `pages.${field}`),
    tests: evidenceNames.filter((name) => evidencePlaces[name].page === field).map(testOf),
  }));
}

function strongestOf(rows: readonly EvidenceRow[]): EvidenceRow[] {
  const measured = rows.filter(({ result }) => result.figure);
  const most = Math.max(...measured.map(({ strength }) => strength));
  return measured.filter(({ strength }) => strength === most);
}

function titlesOf(words: ReadWords, language: Language): Record<EvidenceName, string> {
  const filter = (part: 'air' | 'particles' | 'antibacterial' | 'deodorization') =>
    words('product-multi', language, `${part}.name`);
  const air = (part: 'substances' | 'voc' | 'bacteria' | 'lasting') =>
    words('product-air', language, `${part}.name`);
  return {
    years: words('about-brand', language, 'years.title'),
    filterAir: filter('air'),
    particles: filter('particles'),
    antibacterial: filter('antibacterial'),
    deodorization: filter('deodorization'),
    antifungal: words('product-fresh', language, 'antifungal.name'),
    substances: air('substances'),
    voc: air('voc'),
    floatingBacteria: air('bacteria'),
    lasting: air('lasting'),
    phosphorus: words('product-water', language, 'phosphorus.name'),
    oil: words('product-water', language, 'oil.name'),
  };
}

function noteOf({ words, evidence }: Read, name: EvidenceName, language: Language) {
  if (name === 'filterAir') return words('product-multi', language, 'air.note');
  if (name === 'deodorization') return words('product-multi', language, 'deodorization.note');
  const isWithoutUnit = mayLackUnit(name) && lacksUnit(evidence(name));
  if (!isWithoutUnit) return undefined;
  return name === 'phosphorus'
    ? words('product-water', language, 'phosphorus.unit')
    : words('evidence', language, 'unit');
}

const lacksUnit = (figures: object) => 'unit' in figures && figures.unit === null;
