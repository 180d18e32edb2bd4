import type { TextFieldName } from './inquiry-fields.ts';

export const businessTypes = [
  'publicInstitution',
  'corporate body',
  'corporation',
  'individual',
] as const;

export type BusinessType = (typeof businessTypes)[number];

/** In the order in which an inquiry goes through them. */
export const inquiryStatuses = ['new', 'in progress', 'answered', 'closed'] as const;

export type InquiryStatus = (typeof inquiryStatuses)[number];

/** What can be wrong with a field. The form says each of these in the visitor's language. */
export type FieldError = 'required' | 'too-long' | 'not-allowed' | 'not-agreed' | 'file-gone';

/** The specification's draft, as the three steps fill it. */
export interface InquiryDraft extends Record<TextFieldName, string> {
  sample: boolean;
  businessType: BusinessType;
}

export const emptyDraft: InquiryDraft = {
  interestedField: '',
  detail: '',
  file: '',
  sample: false,
  businessType: 'individual',
  companyName: '',
  name: '',
  phoneNumber: '',
  email: '',
  homePageAddress: '',
  introduction: '',
};
