import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { businessTypes, emptyDraft, type InquiryDraft } from '#domain/inquiry.ts';
import { fieldNames, fileFields, inquiryFields, isTextFieldName } from '#domain/inquiry-fields.ts';
import { maxRawLength } from '#domain/text.ts';
import type { PostedForm } from './posted-form.ts';

const uuid = z.uuid();

/** What a posted step holds, made of its controls and of the hidden fields of the other steps. */
export function readPosted(values: Map<string, string>, now: number): PostedForm {
  const textOf = (name: string) => values.get(name) ?? '';
  const isOn = (name: string) => textOf(name) === 'on';
  const idOf = (name: string) => uuid.safeParse(textOf(name)).data?.toLowerCase() ?? '';
  const posted: PostedForm = {
    fields: readFields(values),
    errors: {},
    agreedTo: isOn('consent') ? textOf('consentVersion').slice(0, 50) : '',
    idempotencyKey: idOf('idempotencyKey') || randomUUID(),
    startedAt: Number.isSafeInteger(Number(textOf('startedAt')))
      ? Number(textOf('startedAt')) || now
      : now,
    uploads: {},
    missingFiles: {},
  };
  for (const field of fileFields) {
    const name = textOf(field).slice(0, 500);
    const id = idOf(`${field}Id`);
    if (id) posted.uploads[field] = { id, name };
    else if (name) posted.missingFiles[field] = { name, error: 'not-kept' };
  }
  return posted;
}

/** The names of files belong to the files, and are not entered. */
function readFields(values: Map<string, string>): InquiryDraft {
  const fields: InquiryDraft = { ...emptyDraft, sample: values.get('sample') === 'on' };
  for (const name of fieldNames.filter(isTextFieldName)) fields[name] = values.get(name) ?? '';
  for (const field of fileFields) fields[field] = '';
  const businessType = businessTypes.find((type) => type === values.get('businessType'));
  return { ...fields, businessType: businessType ?? emptyDraft.businessType };
}

/** Longer than a text can be before it is cleaned: to show it again would be work for nothing. */
export function hasEndlessField(values: Map<string, string>): boolean {
  return fieldNames
    .filter(isTextFieldName)
    .some((name) => (values.get(name) ?? '').length > maxRawLength(inquiryFields[name].text.limit));
}
