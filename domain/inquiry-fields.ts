import type { TextRule } from './text.ts';

const line: TextRule = { limit: 500, isRequired: false, isMultiline: false };
const requiredLine: TextRule = { ...line, isRequired: true };
const requiredText: TextRule = { limit: 20_000, isRequired: true, isMultiline: true };

interface Field {
  step: 1 | 2;
  /** What browser and server check a text by; without it the field is a choice. */
  text?: TextRule;
}

/**
 * What a visitor enters in an inquiry, in the order of the form. Everything that shows, checks,
 * mails, exports or erases an inquiry takes its rows from here; where each is kept says
 * `inquiry-columns.ts`.
 */
export const inquiryFields = {
  interestedField: { step: 1, text: line },
  detail: { step: 1, text: requiredText },
  file: { step: 1, text: line },
  sample: { step: 1 },
  businessType: { step: 2 },
  companyName: { step: 2, text: line },
  name: { step: 2, text: requiredLine },
  phoneNumber: { step: 2, text: requiredLine },
  email: { step: 2, text: line },
  homePageAddress: { step: 2, text: line },
  introduction: { step: 2, text: line },
} as const satisfies Record<string, Field>;

type Fields = typeof inquiryFields;

export type FieldName = keyof Fields;

export type TextFieldName = {
  [Name in FieldName]: Fields[Name] extends { text: TextRule } ? Name : never;
}[FieldName];

export const fieldNames = Object.keys(inquiryFields) as FieldName[];

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(inquiryFields, name);
}

export function isTextFieldName(name: string): name is TextFieldName {
  return isFieldName(name) && 'text' in inquiryFields[name];
}

/** The fields that hold the name of an attached file. */
export const fileFields = ['file', 'introduction'] as const satisfies FieldName[];

export type FileFieldName = (typeof fileFields)[number];

export function isFileFieldName(name: string): name is FileFieldName {
  return fileFields.includes(name as FileFieldName);
}
