import type { TextRule } from './text.ts';

const line: TextRule = { limit: 500, isRequired: false, isMultiline: false };
const requiredLine: TextRule = { ...line, isRequired: true };
const requiredText: TextRule = { limit: 20_000, isRequired: true, isMultiline: true };

interface Field {
  step: 1 | 2;
  column: string;
  isPersonal: boolean;
  /** What browser and server check a text by; without it the field is a choice. */
  text?: TextRule;
}

/**
 * What a visitor enters in an inquiry, in the order of the form. Everything that shows, checks,
 * mails, exports or erases an inquiry takes its rows from here. Personal is what may say who
 * somebody is: it does not outlive the inquiry's erasure.
 */
export const inquiryFields = {
  interestedField: { step: 1, column: 'interested_field', isPersonal: true, text: line },
  detail: { step: 1, column: 'detail', isPersonal: true, text: requiredText },
  file: { step: 1, column: 'file', isPersonal: true, text: line },
  sample: { step: 1, column: 'sample', isPersonal: false },
  businessType: { step: 2, column: 'business_type', isPersonal: false },
  companyName: { step: 2, column: 'company_name', isPersonal: true, text: line },
  name: { step: 2, column: 'name', isPersonal: true, text: requiredLine },
  phoneNumber: { step: 2, column: 'phone_number', isPersonal: true, text: requiredLine },
  email: { step: 2, column: 'email', isPersonal: true, text: line },
  homePageAddress: { step: 2, column: 'home_page_address', isPersonal: true, text: line },
  introduction: { step: 2, column: 'introduction', isPersonal: true, text: line },
} as const satisfies Record<string, Field>;

type Fields = typeof inquiryFields;

export type FieldName = keyof Fields;

export type PersonalField = {
  [Name in FieldName]: Fields[Name]['isPersonal'] extends true ? Name : never;
}[FieldName];

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
