import type { CaseFacts, CaseWords } from '#domain/case.ts';

/** A stored value of a case in one line, whichever part of it it is. */
export function describeCase(value: string | null): string {
  if (!value) return '—';
  const { place, coated, result, slug, year, figures } = JSON.parse(value) as Partial<
    CaseWords & Omit<CaseFacts, 'figures'>
  > & { figures?: unknown };
  const measured = Array.isArray(figures)
    ? figures.map(({ before, after, unit }) => `${before} → ${after} ${unit}`)
    : [];
  return [place, coated, result, slug, year, ...measured].filter(Boolean).join(' · ') || '—';
}
