import { type Language, localize } from './language.ts';

/** What an inquiry can be about; the form suggests each by its name in the visitor's language. */
export const inquiryFields = [
  'noshine',
  'multi',
  'fresh',
  'air',
  'water',
  'build',
  'redchec',
  'sample',
  'partnership',
] as const;

export type InquiryField = (typeof inquiryFields)[number];

export function isInquiryField(value: unknown): value is InquiryField {
  return inquiryFields.includes(value as InquiryField);
}

/** Where an inquiry button leads; `field` fills in what the visitor was reading about. */
export function inquiryPath(language: Language, field?: InquiryField): string {
  const path = localize('/contact/stepOne', language);
  return field ? `${path}?field=${field}` : path;
}
