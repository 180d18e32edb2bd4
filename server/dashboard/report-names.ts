import { fill } from '#content/fill.ts';
import { monthlyReport } from '#content/monthly-report.ts';
import { staffLabels } from '#content/staff-labels.ts';
import { textPageNames } from '#content/text-page-names.ts';
import { isInquiryTopic } from '#domain/inquiry-topic.ts';
import { otherName, searchPrefix } from '#domain/insight.ts';
import type { StaffLanguage } from '#domain/staff.ts';

/** `/product/technical/air` is called as its texts are; what has no name is called by its path. */
export function nameOfPage(path: string, language: StaffLanguage): string {
  const { names } = monthlyReport[language];
  if (path === '') return names.direct;
  if (path === otherName) return names.other;
  const parts = path.split('/').filter((part) => part && part !== 'technical');
  const pages: Record<string, string> = textPageNames[language];
  return pages[parts.join('-') || 'home'] ?? path;
}

export function nameOfSource(source: string, language: StaffLanguage): string {
  const { names } = monthlyReport[language];
  if (source === '') return names.direct;
  if (source === otherName) return names.other;
  if (!source.startsWith(searchPrefix)) return source.replace(/^www\./, '');
  const engine = source.slice(searchPrefix.length);
  return fill(names.search, { engine: engine.charAt(0).toUpperCase() + engine.slice(1) });
}

export function nameOfField(field: string, language: StaffLanguage): string {
  const { names } = monthlyReport[language];
  if (isInquiryTopic(field)) return staffLabels[language].topics[field];
  return field === '' ? names.noField : names.otherField;
}
