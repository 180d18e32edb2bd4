import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import {
  checkInquiry,
  detailLimit,
  type FieldError,
  type FieldErrors,
  lineLimit,
} from '#domain/inquiry.ts';
import { indexOf, type Language, localize } from '#domain/language.ts';
import { type Draft, type FileSlot, hasAgreed } from './draft.ts';
import type { Upload } from './uploads.ts';

type ContactWords = Words['contact'];
type FieldName = keyof ContactWords['fields'];

/** One thing to put right, and the address of the control where that is done. */
export interface Problem {
  field: string;
  message: string;
  to: string;
}

const stepOneFields = ['interestedField', 'detail', 'file', 'sample'];

export function addressOf(field: string, language: Language): string {
  const step = stepOneFields.includes(field) ? 'stepOne' : 'stepTwo';
  return `${localize(`/contact/${step}`, language)}#${field}`;
}

export function errorMessage(
  field: string,
  error: FieldError,
  words: ContactWords,
  language: Language,
): string {
  const label = words.fields[field as FieldName] ?? field;
  switch (error) {
    case 'required':
      return words.errors[field as 'detail' | 'name' | 'phoneNumber'] ?? label;
    case 'not-agreed':
      return words.errors.consent;
    case 'file-gone':
      return words.upload.uploadErrors['file-gone'];
    case 'too-long': {
      const limit = field === 'detail' ? detailLimit : lineLimit;
      return fill(words.errors.tooLong, {
        field: label,
        limit: limit.toLocaleString(language),
      });
    }
    default:
      return fill(words.errors.notAllowed, { field: label });
  }
}

export function problemsFrom(
  errors: FieldErrors,
  words: ContactWords,
  language: Language,
): Problem[] {
  return Object.entries(errors)
    .filter(([field]) => field in words.fields)
    .map(([field, error]) => ({
      field,
      message: errorMessage(field, error, words, language),
      to: addressOf(field, language),
    }));
}

/** What the shared schema finds in the fields of one step, or in all. */
export function fieldErrorsOf(draft: Draft, step?: 1 | 2): FieldErrors {
  const result = checkInquiry({ ...draft.fields, language: indexOf('ko') });
  if (result.ok || result.reason === 'malformed') return {};
  const inStep = ([field]: [string, unknown]) =>
    step === undefined || stepOneFields.includes(field) === (step === 1);
  return Object.fromEntries(Object.entries(result.fields).filter(inStep));
}

/** Everything that keeps a draft from being sent, in the order of the steps. */
export function whatIsMissing(
  draft: Draft,
  uploads: Partial<Record<FileSlot, Upload>>,
  refused: FieldErrors,
  words: ContactWords,
  language: Language,
): Problem[] {
  const errors: FieldErrors = { ...refused, ...fieldErrorsOf(draft) };
  if (!hasAgreed(draft)) errors.consent = 'not-agreed';
  const failed = (['file', 'introduction'] satisfies FileSlot[]).flatMap((field) => {
    const upload = uploads[field];
    if (upload?.phase !== 'failed') return [];
    const message = fill(words.upload.notUploaded, { name: upload.name });
    return [{ field, message, to: addressOf(field, language) }];
  });
  const order = Object.keys(words.fields);
  return [...problemsFrom(errors, words, language), ...failed].sort(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
}
