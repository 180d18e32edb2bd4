import { fill } from '#content/fill.ts';
import type { ReadWords, Words } from '#content/words.ts';
import {
  type EvidenceName,
  type EvidenceReport,
  type EvidenceSource,
  reportAddress,
} from '#domain/evidence.ts';
import { type Language, localeOf } from '#domain/language.ts';
import { formatSize } from './format-size.ts';

/** Who measured a result, how and when, written in the visitor's language. */
export interface SourceText {
  /** Only where it was measured without light, which is said beside the figure. */
  dark: string | null;
  /** What is known of it, in the order in which it is read. */
  parts: string[];
  remarks: string;
  report: { address: string; label: string } | null;
}

interface Read {
  words: ReadWords;
  source(name: EvidenceName): EvidenceSource | null;
}

/** For the loader of a page: of each result what is given of its source, and null for nothing. */
export function sourceTexts<Name extends EvidenceName>(
  { words, source }: Read,
  language: Language,
  names: readonly Name[],
): Record<Name, SourceText | null> {
  const texts = words('product', language, 'source');
  const all = names.map((name) => {
    const given = source(name);
    return [name, given && writeSource(given, texts, language)];
  });
  return Object.fromEntries(all) as Record<Name, SourceText | null>;
}

type Texts = Words['product']['source'];

function writeSource(source: EvidenceSource, texts: Texts, language: Language): SourceText | null {
  const { method, reportNumber, date, light, report } = source;
  const institute = source.institute[language];
  const specimen = source.specimen[language];
  const parts = [
    institute && fill(texts.institute, { institute }),
    method && fill(texts.method, { method }),
    reportNumber && fill(texts.reportNumber, { number: reportNumber }),
    date && formatDate(date, language),
    specimen && fill(texts.specimen, { specimen }),
    light === 'unstated' ? '' : texts.light[light],
  ].filter((part) => part !== '');
  const remarks = source.remarks[language];
  if (parts.length === 0 && !remarks && !report) return null;
  return {
    dark: light === 'dark' ? texts.light.dark : null,
    parts,
    remarks,
    report: report && {
      address: reportAddress(report),
      label: labelOf(report, texts, language),
    },
  };
}

function labelOf({ bytes, pages }: EvidenceReport, texts: Texts, language: Language): string {
  const size = formatSize(bytes, language);
  if (pages === 1) return fill(texts.report, { size });
  return fill(texts.reportWithPages, { size, pages: `${pages}` });
}

/** As much of the day as is known. */
function formatDate(date: string, language: Language): string {
  const [year = '', month, day] = date.split('-');
  const time = Date.UTC(Number(year), Number(month ?? '1') - 1, Number(day ?? '1'));
  return new Intl.DateTimeFormat(localeOf[language], {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  }).format(time);
}
