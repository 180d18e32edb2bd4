import type { BusinessType } from '#domain/inquiry.ts';
import type { FieldName } from '#domain/inquiry-fields.ts';

/** What the form calls its fields and choices, for mails about what was entered there. */
export interface InquiryLabels {
  fields: Record<FieldName, string>;
  businessTypes: Record<BusinessType, string>;
  sample: { yes: string; no: string };
}
