import type { BusinessType } from '#domain/inquiry.ts';
import type { FieldName } from '#domain/inquiry-fields.ts';
import type { Language } from '#domain/language.ts';
import en from './en/contact.json' with { type: 'json' };
import es from './es/contact.json' with { type: 'json' };
import id from './id/contact.json' with { type: 'json' };
import ko from './ko/contact.json' with { type: 'json' };

export interface InquiryLabels {
  fields: Record<FieldName, string>;
  businessTypes: Record<BusinessType, string>;
  sample: { yes: string; no: string };
}

/**
 * What the form calls its fields and choices, for mails about what was entered there. Read by the
 * server itself, which no bundler helps: hence not through `wordsOf`.
 */
export const inquiryLabels: Record<Language, InquiryLabels> = { ko, en, id, es };
