import { z } from 'zod';
import {
  type CaseFacts,
  type CaseWords,
  caseFields,
  caseKinds,
  caseLimits,
  caseUnits,
  caseYears,
  isCaseId,
  isCaseSlug,
} from '#domain/case.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import type { PostPicture } from '#domain/post.ts';
import type { TextKey } from '#domain/site-text.ts';
import { cleanLine, cleanText, maxRawLength } from '#domain/text.ts';
import { withoutMarks } from '#domain/text-marks.ts';

/** They live among the texts, under pages that no file of texts can have. */
export const casePage = '@case';
export const caseFactsPage = '@case-facts';
/** One value for all of them, so that moving a case changes nothing of the others. */
export const caseOrderPage = '@case-order';

export function caseKey(id: string, language: Language): TextKey {
  return { page: casePage, path: id, language };
}

/** Facts have no language, and the column must have one: it is always the default one. */
export function caseFactsKey(id: string): TextKey {
  return { page: caseFactsPage, path: id, language: defaultLanguage };
}

export const caseOrderKey: TextKey = {
  page: caseOrderPage,
  path: 'all',
  language: defaultLanguage,
};

export function isCaseWords({ page, path }: TextKey): boolean {
  return page === casePage && isCaseId(path);
}

export function isCaseFacts({ page, path, language }: TextKey): boolean {
  return page === caseFactsPage && isCaseId(path) && language === defaultLanguage;
}

export function isCaseOrder({ page, path, language }: TextKey): boolean {
  return page === caseOrderPage && path === caseOrderKey.path && language === defaultLanguage;
}

export function isAboutCases(key: TextKey): boolean {
  return isCaseWords(key) || isCaseFacts(key) || isCaseOrder(key);
}

/** The raw length first; the marks by which the back office finds texts are none of a case. */
const line = (limit: number) =>
  z
    .string()
    .max(maxRawLength(limit))
    .transform((text) => cleanLine(withoutMarks(text)))
    .pipe(z.string().max(limit));
const paragraphs = (limit: number) =>
  z
    .string()
    .max(maxRawLength(limit))
    .transform((text) => cleanText(withoutMarks(text)))
    .pipe(z.string().max(limit));

const figureKey = z.string().regex(/^[a-z0-9]{1,8}$/);
const pixels = z.int().min(1).max(16_000);

const picture: z.ZodType<PostPicture> = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  width: pixels,
  height: pixels,
  widths: z.array(pixels).min(1).max(10),
});

const slug = z.string().max(caseLimits.slug);

/** What is typed so far: a draft may lack anything, or have half a figure. */
export const caseFacts: z.ZodType<CaseFacts> = z.strictObject({
  slug,
  formerSlugs: z.array(slug.refine(isCaseSlug)).max(50),
  kind: z.enum(caseKinds),
  field: z.enum(caseFields),
  year: z.int().min(caseYears.first).max(caseYears.last).nullable(),
  before: picture.nullable(),
  after: picture.nullable(),
  figures: z
    .array(
      z.strictObject({
        key: figureKey,
        unit: z.enum(caseUnits),
        before: z.string().max(12),
        after: z.string().max(12),
      }),
    )
    .max(caseLimits.figures)
    .refine((figures) => new Set(figures.map(({ key }) => key)).size === figures.length),
});

export const caseWords: z.ZodType<CaseWords> = z.strictObject({
  place: line(caseLimits.place),
  city: line(caseLimits.city),
  coated: line(caseLimits.coated),
  result: paragraphs(caseLimits.result),
  quotation: paragraphs(caseLimits.quotation),
  quoted: line(caseLimits.quoted),
  beforeAlt: line(caseLimits.alt),
  afterAlt: line(caseLimits.alt),
  figures: z
    .record(figureKey, line(caseLimits.figure))
    .refine((names) => Object.keys(names).length <= 4 * caseLimits.figures),
});

export const caseOrder = z.array(z.string().refine(isCaseId)).max(1000);

/** Undefined for what is none; empty: there is no such case. */
export const readCaseFacts = (value: string | null | undefined) => read(caseFacts, value);
export const readCaseWords = (value: string | null | undefined) => read(caseWords, value);
export const readCaseOrder = (value: string | null | undefined) => read(caseOrder, value);

const longest = 20_000;

function read<T>(schema: z.ZodType<T>, value: string | null | undefined): T | undefined {
  if (!value || value.length > longest) return undefined;
  try {
    return schema.safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}

/** Whether a value of one of these pages can be kept at all. */
export function isCaseValue({ page }: TextKey, value: string): boolean {
  if (page === caseFactsPage) return readCaseFacts(value) !== undefined;
  if (page === casePage) return readCaseWords(value) !== undefined;
  return readCaseOrder(value) !== undefined;
}
