import { z } from 'zod';
import { suppliedEvidence } from '#content/evidence.ts';
import {
  type Evidence,
  type EvidenceName,
  type EvidenceRecord,
  type EvidenceSource,
  isEvidenceName,
  isReportName,
  lightConditions,
  reportLimit,
} from '#domain/evidence.ts';
import {
  checkFigures,
  type FigureError,
  figureAt,
  figurePaths,
  isPartialDate,
  setFigureAt,
} from '#domain/evidence-rules.ts';
import { defaultLanguage, languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';

/** They live among the texts, under a page that no file of texts can have. */
export const evidencePage = '@evidence';

/** A record has no language, and the column must have one: it is always the default one. */
export function evidenceKey(name: EvidenceName): TextKey {
  return { page: evidencePage, path: name, language: defaultLanguage };
}

export function isEvidence({ page, path, language }: TextKey): boolean {
  return page === evidencePage && isEvidenceName(path) && language === defaultLanguage;
}

const line = z.string().max(200);
const inEveryLanguage = z.record(z.enum(languages), z.string().max(500));

const evidenceReport = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  name: z.string().refine(isReportName),
  bytes: z.int().min(1).max(reportLimit),
  pages: z.int().min(1),
});

const source: z.ZodType<EvidenceSource> = z.strictObject({
  institute: inEveryLanguage,
  method: line,
  reportNumber: line,
  date: z.string().max(10).refine(isPartialDate),
  specimen: inEveryLanguage,
  light: z.enum(lightConditions),
  remarks: inEveryLanguage,
  report: evidenceReport.nullable(),
});

/** Of the figures only that they are some: which ones they must be, the supplied ones say. */
export const evidenceValue = z.strictObject({
  figures: z.record(z.string().max(40), z.unknown()),
  source: source.nullable(),
});

/** Undefined for what is none; empty is the supplied record. */
export function readOwnEvidence<Name extends EvidenceName>(
  name: Name,
  value: string | null | undefined,
): EvidenceRecord<Name> | undefined {
  if (!value || value.length > 20_000) return undefined;
  try {
    const { success, data } = evidenceValue.safeParse(JSON.parse(value));
    if (!success) return undefined;
    const checked = takeFigures(name, data.figures);
    return checked.errors.length > 0
      ? undefined
      : { figures: checked.figures, source: data.source };
  } catch {
    return undefined;
  }
}

/** What rows are about stays as supplied; what was typed is taken in its place, and nothing else. */
export function takeFigures<Name extends EvidenceName>(
  name: Name,
  typed: unknown,
): { figures: Evidence[Name]; errors: FigureError[] } {
  const supplied = suppliedEvidence[name];
  const figures = structuredClone(supplied);
  for (const path of figurePaths(supplied)) setFigureAt(figures, path, figureAt(typed, path));
  return { figures, errors: checkFigures(name, figures) };
}
