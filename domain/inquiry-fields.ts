/**
 * What a visitor enters in an inquiry, in the order of the form. Everything that shows, mails,
 * exports or erases an inquiry takes its rows from here. Personal is what may say who somebody is:
 * it does not outlive the inquiry's erasure.
 */
export const inquiryFields = {
  interestedField: { step: 1, column: 'interested_field', isPersonal: true },
  detail: { step: 1, column: 'detail', isPersonal: true },
  file: { step: 1, column: 'file', isPersonal: true },
  sample: { step: 1, column: 'sample', isPersonal: false },
  businessType: { step: 2, column: 'business_type', isPersonal: false },
  companyName: { step: 2, column: 'company_name', isPersonal: true },
  name: { step: 2, column: 'name', isPersonal: true },
  phoneNumber: { step: 2, column: 'phone_number', isPersonal: true },
  email: { step: 2, column: 'email', isPersonal: true },
  homePageAddress: { step: 2, column: 'home_page_address', isPersonal: true },
  introduction: { step: 2, column: 'introduction', isPersonal: true },
} as const satisfies Record<string, { step: 1 | 2; column: string; isPersonal: boolean }>;

type Fields = typeof inquiryFields;

export type FieldName = keyof Fields;

export type FieldNameOfStep<Step extends 1 | 2> = {
  [Name in FieldName]: Fields[Name]['step'] extends Step ? Name : never;
}[FieldName];

export type PersonalField = {
  [Name in FieldName]: Fields[Name]['isPersonal'] extends true ? Name : never;
}[FieldName];

export const fieldNames = Object.keys(inquiryFields) as FieldName[];

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(inquiryFields, name);
}

/** The fields that hold the name of an attached file. */
export const fileFields = ['file', 'introduction'] as const satisfies FieldName[];

export type FileFieldName = (typeof fileFields)[number];
