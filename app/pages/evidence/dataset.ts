import { unbindWords } from '#content/bind-text.ts';
import { fill } from '#content/fill.ts';
import type { Language } from '#domain/language.ts';
import { publisherData } from '../../frame/structured-data.ts';
import type { EvidenceRow, Value } from './evidence-rows.ts';
import type { EvidenceField, EvidenceTest } from './evidence-tests.ts';

interface Options {
  origin: string;
  path: string;
  language: Language;
  name: string;
  description: string;
  company: string;
  /** How far the figures reach: part of each description. */
  conditions: string;
  fields: readonly EvidenceField[];
}

/** One collection with a part for each measured test, as search engines for data read it. */
export function datasetData({ origin, path, name, description, ...options }: Options) {
  const { language, company, conditions, fields } = options;
  const shared = {
    inLanguage: language,
    creator: publisherData(origin, company),
    isAccessibleForFree: true,
  };
  const parts = fields.flatMap((field) =>
    field.tests
      .filter(({ strongest }) => strongest.length > 0)
      .map((test) => ({
        '@type': 'Dataset',
        name: `${test.title} (${field.title})`,
        description: `${describe(test)}. ${conditions}`,
        url: origin + test.address,
        variableMeasured: test.rows.map(({ item }) => item),
        ...reportOf(origin, test),
        ...shared,
      })),
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description,
    url: origin + path,
    ...shared,
    hasPart: parts,
  };
}

function reportOf(origin: string, { source }: EvidenceTest) {
  if (!source?.report) return {};
  return {
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/pdf',
      contentUrl: origin + source.report.address,
    },
  };
}

function describe({ rows, source }: EvidenceTest): string {
  const said = [...rows.map(sentenceOf), ...(source?.parts ?? [])].join('; ');
  return unbindWords(said);
}

/** "Xylene: 93.3 µg/m³, 13.2 µg/m³, 85.9% reduction". */
function sentenceOf({ item, before, after, result }: EvidenceRow): string {
  const found = fill(result.phrase, { figure: result.figure });
  const values = [say(before), say(after), found].filter((value) => value !== undefined);
  return `${item}: ${values.join(', ')}`;
}

function say(value: Value | undefined): string | undefined {
  return value?.name ? `${value.name} ${value.text}` : value?.text;
}
