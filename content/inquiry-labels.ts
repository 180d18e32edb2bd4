import type { BusinessType } from '#domain/inquiry.ts';
import type { FieldName } from '#domain/inquiry-fields.ts';
import { readWords } from './read-words.ts';

export interface InquiryLabels {
  fields: Record<FieldName, string>;
  businessTypes: Record<BusinessType, string>;
  sample: { yes: string; no: string };
}

interface InquiryAlerts {
  alerts: { error: string; tooLarge: string };
}

/** What the form calls its fields and choices, for mails about what was entered there; its alerts. */
export const inquiryLabels = readWords<InquiryLabels & InquiryAlerts>('contact.json');
