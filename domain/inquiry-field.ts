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

const pages: Record<string, InquiryField> = {
  '/product/noshine': 'noshine',
  '/product/technical/multi': 'multi',
  '/product/technical/fresh': 'fresh',
  '/product/technical/air': 'air',
  '/product/technical/water': 'water',
  '/product/technical/build': 'build',
  '/product/redchec': 'redchec',
  '/about/relationship': 'partnership',
};

/** What somebody who comes from this page was reading about. */
export function fieldOfPage(path: string | undefined): InquiryField | undefined {
  return path === undefined ? undefined : pages[path];
}

/** Where every inquiry button leads; the form knows by itself which page its visitor comes from. */
export function inquiryPath(language: Language): string {
  return localize('/contact/stepOne', language);
}
