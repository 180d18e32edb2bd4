import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import {
  checkInquiry,
  detailLimit,
  type FieldFault,
  type FieldFaults,
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

export function faultMessage(
  field: string,
  fault: FieldFault,
  words: ContactWords,
  language: Language,
): string {
  const label = words.fields[field as FieldName] ?? field;
  switch (fault) {
    case 'required':
      return words.faults[field as 'detail' | 'name' | 'phoneNumber'] ?? label;
    case 'not-agreed':
      return words.faults.consent;
    case 'file-gone':
      return words.upload.troubles['file-gone'];
    case 'too-long': {
      const limit = field === 'detail' ? detailLimit : lineLimit;
      return fill(words.faults.tooLong, {
        field: label,
        limit: limit.toLocaleString(language),
      });
    }
    default:
      return fill(words.faults.notAllowed, { field: label });
  }
}

export function problemsFrom(
  faults: FieldFaults,
  words: ContactWords,
  language: Language,
): Problem[] {
  return Object.entries(faults)
    .filter(([field]) => field in words.fields)
    .map(([field, fault]) => ({
      field,
      message: faultMessage(field, fault, words, language),
      to: addressOf(field, language),
    }));
}

/** What the shared schema finds in the fields of one step, or in all. */
export function faultsOf(draft: Draft, step?: 1 | 2): FieldFaults {
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
  refused: FieldFaults,
  words: ContactWords,
  language: Language,
): Problem[] {
  const faults: FieldFaults = { ...refused, ...faultsOf(draft) };
  if (!hasAgreed(draft)) faults.consent = 'not-agreed';
  const failed = (['file', 'introduction'] satisfies FileSlot[]).flatMap((field) => {
    const upload = uploads[field];
    if (upload?.phase !== 'failed') return [];
    const message = fill(words.upload.notUploaded, { name: upload.name });
    return [{ field, message, to: addressOf(field, language) }];
  });
  const order = Object.keys(words.fields);
  return [...problemsFrom(faults, words, language), ...failed].sort(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
}
