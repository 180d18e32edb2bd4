import type { InquiryStatus } from '#domain/inquiry.ts';
import type { Language } from '#domain/language.ts';
import type { Role, StaffLanguage } from '#domain/staff.ts';
import type { AuditDetails } from '#server/audit/acts.ts';
import type { RecordedAct } from '#server/audit/audit.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { showTime } from '../ui/times.ts';
import type { ShownDetail } from '../words/audit.ts';
import type { AdminWords } from '../words/words.tsx';

interface Reader {
  words: AdminWords;
  language: StaffLanguage;
  nameOf(account: string): string;
}

type Writers = { [Name in ShownDetail]: (value: Exclude<AuditDetails[Name], undefined>) => string };

/** `Status: Closed · Reason: …`; what a log of former versions holds besides is shown as it is. */
export function showDetails({ act, details }: RecordedAct, reader: Reader): string {
  const { from, ...shown } = details ?? {};
  const names = reader.words.audit.details;
  const writers: Partial<Record<string, (value: never) => string>> = writersFor(act, reader);
  return Object.entries(shown)
    .map(([name, value]) => {
      const written = writers[name]?.(value as never) ?? String(value);
      return `${names[name] ?? name}: ${written}`;
    })
    .join(' · ');
}

function writersFor(act: string, { words, language, nameOf }: Reader): Writers {
  const texts = words.audit;
  const list = (names: readonly string[], known: Record<string, string>) =>
    names.map((name) => known[name] ?? name).join(', ') || texts.none;
  const asItIs = (value: string) => value;
  return {
    by: (factor) => texts.signInFactors[factor] ?? factor,
    role: (role: Role) => words.frame.roles[role] ?? role,
    person: asItIs,
    passkey: asItIs,
    language: (code: Language) => words.languages[code] ?? code,
    pages: (pages) => list(pages, words.site.pages),
    languages: (codes) => list(codes, words.languages),
    texts: String,
    drafts: String,
    moment: (time) => showTime(Date.parse(time), language),
    publishAt: (time) => showTime(Date.parse(time), language),
    what: (parts) => list(parts, texts.changedParts),
    step: (step) => words.setUp.steps[step]?.name ?? step,
    status: (status: InquiryStatus) => words.inquiries.statuses[status] ?? status,
    to: (account) => (account === null ? words.inquiries.unassigned : nameOf(account)),
    quarantined: (isQuarantined) => (isQuarantined ? texts.yes : texts.no),
    reason: (reason) => (act === 'inquiry.erase' && texts.erasureReasons[reason]) || reason,
    format: (format) => format.toUpperCase(),
    filters: (filters) => list(filters, texts.filters),
    progress: (progress) => texts.exportProgress[progress] ?? progress,
    rows: (count) => String(count),
    hits: texts.hits,
    fields: (fields) => list(fields, texts.fieldNames),
    file: asItIs,
    signature: asItIs,
    size: formatBytes,
  };
}
