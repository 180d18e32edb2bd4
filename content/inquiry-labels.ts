import type { BusinessType } from '#domain/inquiry.ts';
import type { FieldName } from '#domain/inquiry-fields.ts';
import { readWords } from './read-words.ts';

export interface InquiryLabels {
  fields: Record<FieldName, string>;
  businessTypes: Record<BusinessType, string>;
  sample: { yes: string; no: string };
}

/** What the form calls its fields and choices, for mails about what was entered there. */
export const inquiryLabels = readWords<InquiryLabels>('contact.json');
