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
