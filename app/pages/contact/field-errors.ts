import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
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
import { checkText } from '#domain/text.ts';
import type { FieldErrors } from '#server/inquiries/check-inquiry.ts';
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
  if (error === 'too-long' && isTextFieldName(control)) {
    const limit = inquiryFields[control].text.limit.toLocaleString(localeOf[language]);
    return fill(words.errors.tooLong, { field, limit });
  }
  switch (error) {
    case 'required':
      return words.errors[control as 'detail' | 'name' | 'phoneNumber'] ?? field;
    case 'file-gone':
      return words.upload.uploadErrors['file-gone'];
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

/** What the server would find in the texts of one step, or of both. */
export function checkDraft({ fields }: Draft, step?: 1 | 2): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames.filter(isTextFieldName)) {
    if (step !== undefined && inquiryFields[name].step !== step) continue;
    const checked = checkText(fields[name], inquiryFields[name].text);
    if (!checked.ok) errors[name] = checked.error;
  }
  return errors;
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
