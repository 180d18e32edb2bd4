import { type Language, localize } from './language.ts';

/** What an inquiry can be about; the form suggests each by its name in the visitor's language. */
export const inquiryTopics = [
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

export type InquiryTopic = (typeof inquiryTopics)[number];

export function isInquiryTopic(value: unknown): value is InquiryTopic {
  return inquiryTopics.includes(value as InquiryTopic);
}

const pages: Record<string, InquiryTopic> = {
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
export function topicOfPage(path: string | undefined): InquiryTopic | undefined {
  return path === undefined ? undefined : pages[path];
}

/** Where every inquiry button leads; the form knows by itself which page its visitor comes from. */
export function inquiryPath(language: Language): string {
  return localize('/contact/stepOne', language);
}
