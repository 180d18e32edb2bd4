import { emptyDraft } from '#domain/inquiry.ts';
import { inquiryFields } from '#domain/inquiry-fields.ts';
import type { Language } from '#domain/language.ts';
import type { Site } from '../pages/site.ts';
import type { PostedForm } from '../plain-form/posted-form.ts';
import { sampleFields, sampleReference, sampleTime } from './sample-inquiry.ts';

type Words = Site['words'];

/** As a visitor without scripts would have posted it; for frames of the back office only. */
function filledForm(words: Words, language: Language): PostedForm {
  // Whoever comes from the popup finds this filled in; it is offered nowhere else.
  const interestedField = words('contact', language, 'suggestions.sample');
  return {
    fields: { ...sampleFields(language), interestedField },
    errors: {},
    agreedTo: '-',
    idempotencyKey: '',
    startedAt: sampleTime,
    uploads: {
      file: { id: '', name: 'sample.pdf' },
      introduction: { id: '', name: 'sample.zip' },
    },
    missingFiles: {},
  };
}

/** Nothing that must be filled in is; what is, cannot stay so. */
const errors: PostedForm['errors'] = {
  interestedField: 'too-long',
  detail: 'required',
  companyName: 'too-long',
  name: 'required',
  phoneNumber: 'required',
  email: 'not-allowed',
  consent: 'not-agreed',
};

function emptyForm(words: Words, language: Language): PostedForm {
  return { ...filledForm(words, language), fields: emptyDraft, agreedTo: '', uploads: {}, errors };
}

/** Long enough for the counter. */
function longForm(words: Words, language: Language): PostedForm {
  const filled = filledForm(words, language);
  const { limit } = inquiryFields.detail.text;
  const text = `${filled.fields.detail} `;
  const detail = text.repeat(Math.ceil(limit / text.length));
  return { ...filled, fields: { ...filled.fields, detail }, errors: { detail: 'too-long' } };
}

export const sampleForms = {
  filled: filledForm,
  empty: emptyForm,
  long: longForm,
  sent: (words: Words, language: Language): PostedForm => ({
    ...filledForm(words, language),
    outcome: { ok: true, reference: sampleReference },
  }),
  withoutFiles: (words: Words, language: Language): PostedForm => ({
    ...filledForm(words, language),
    uploads: {},
    missingFiles: {
      file: { name: 'sample.pdf', error: 'too-large' },
      introduction: { name: 'sample.zip', error: 'not-kept' },
    },
  }),
  specimens: (words: Words, language: Language): PostedForm => ({
    ...filledForm(words, language),
    showsSpecimens: true,
  }),
};
