import en from './en/contact.json' with { type: 'json' };
import type { InquiryLabels } from './inquiry-labels.ts';
import ko from './ko/contact.json' with { type: 'json' };

/** The form's labels as the back office and its exports show them, in its two languages. */
export const staffLabels = {
  ko: { fields: ko.fields, businessTypes: ko.businessTypes, sample: ko.sample },
  en: {
    // The form says "Your inquiry" to the visitor; staff read somebody else's.
    fields: { ...en.fields, detail: 'Inquiry' },
    businessTypes: en.businessTypes,
    sample: en.sample,
  },
} satisfies Record<'ko' | 'en', InquiryLabels>;
