import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import {
  checkInquiry,
  detailLimit,
  type FieldError,
  type FieldErrors,
  lineLimit,
} from '#domain/inquiry.ts';
import {
  type FieldName,
  fieldNames,
  fileFields,
  inquiryFields,
  isFieldName,
} from '#domain/inquiry-fields.ts';
import { type Language, localeOf } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { hasAgreed } from './draft/draft.ts';
import type { Draft } from './draft/saved-draft.ts';
import type { Uploads } from './draft/uploads.ts';

type ContactWords = Words['contact'];

/** What the visitor can put right, by the id of its control. */
export type Control = FieldName | 'consent';

/** In the order of the form. */
const controls: Control[] = [...fieldNames, 'consent'];

/** One thing to put right, and the address of the control where that is done. */
export interface ControlError {
  control: Control;
  message: string;
  to: string;
}

function stepOf(control: Control): 1 | 2 {
  return control === 'consent' ? 2 : inquiryFields[control].step;
}

function addressOf(control: Control, language: Language): string {
  const step = stepOf(control) === 1 ? 'stepOne' : 'stepTwo';
  return `${pagePath(step, language)}#${control}`;
}

function messageOf(
  control: Control,
  error: FieldError,
  words: ContactWords,
  language: Language,
): string {
  if (control === 'consent') return words.errors.consent;
  const field = words.fields[control];
  switch (error) {
    case 'required':
      return words.errors[control as 'detail' | 'name' | 'phoneNumber'] ?? field;
    case 'file-gone':
      return words.upload.uploadErrors['file-gone'];
    case 'too-long': {
      const limit = control === 'detail' ? detailLimit : lineLimit;
      return fill(words.errors.tooLong, { field, limit: limit.toLocaleString(localeOf[language]) });
    }
    default:
      return fill(words.errors.notAllowed, { field });
  }
}

export function listErrors(
  errors: FieldErrors,
  words: ContactWords,
  language: Language,
): ControlError[] {
  return controls.flatMap((control) => {
    const error = errors[control];
    if (!error) return [];
    const message = messageOf(control, error, words, language);
    return [{ control, message, to: addressOf(control, language) }];
  });
}

/** What the shared schema finds in the fields of one step, or of both. */
export function checkDraft(draft: Draft, step?: 1 | 2): FieldErrors {
  const result = checkInquiry(draft.fields);
  if (result.ok || result.reason === 'malformed') return {};
  const isAsked = ([name]: [string, unknown]) =>
    step === undefined || (isFieldName(name) && inquiryFields[name].step === step);
  return Object.fromEntries(Object.entries(result.fields).filter(isAsked));
}

/** Everything that keeps a draft from being sent, in the order of the form. */
export function listSubmitErrors(
  draft: Draft,
  uploads: Uploads,
  refused: FieldErrors,
  words: ContactWords,
  language: Language,
): ControlError[] {
  const errors: FieldErrors = { ...refused, ...checkDraft(draft) };
  if (!hasAgreed(draft)) errors.consent = 'not-agreed';
  const failed = fileFields.flatMap((control) => {
    const upload = uploads[control];
    if (upload?.phase !== 'failed') return [];
    const message = fill(words.upload.notUploaded, { name: upload.name });
    return [{ control, message, to: addressOf(control, language) }];
  });
  return [...listErrors(errors, words, language), ...failed].sort(
    (a, b) => controls.indexOf(a.control) - controls.indexOf(b.control),
  );
}
