import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import { checkFields } from '#domain/check-fields.ts';
import type { FieldError } from '#domain/inquiry.ts';
import {
  type FieldName,
  fieldNames,
  fileFields,
  inquiryFields,
  isTextFieldName,
} from '#domain/inquiry-fields.ts';
import { type Language, localeOf } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import type { FieldErrors } from '#server/inquiries/check-inquiry.ts';
import type { DraftState } from './draft/draft.ts';
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
  if (error === 'too-long' && isTextFieldName(control)) {
    const limit = inquiryFields[control].text.limit.toLocaleString(localeOf[language]);
    return fill(words.errors.tooLong, { field, limit });
  }
  switch (error) {
    case 'required':
      return words.errors[control as 'detail' | 'name' | 'phoneNumber'] ?? field;
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

/** Everything that keeps a draft from being sent, in the order of the form. */
export function listSubmitErrors(
  { draft, agreedTo, errors: refused }: Pick<DraftState, 'draft' | 'agreedTo' | 'errors'>,
  uploads: Uploads,
  words: ContactWords,
  language: Language,
): ControlError[] {
  const errors: FieldErrors = { ...refused, ...checkFields(draft.fields) };
  if (agreedTo === '') errors.consent = 'not-agreed';
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
