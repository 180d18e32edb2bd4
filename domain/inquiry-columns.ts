import type { InquiryDraft } from './inquiry.ts';
import { type FieldName, fieldNames } from './inquiry-fields.ts';

interface Column {
  column: string;
  isPersonal: boolean;
}

/**
 * Where the database keeps each field. Personal is what may say who somebody is: it does not
 * outlive the inquiry's erasure. Apart from the fields, so that the form does not ship it.
 */
export const inquiryColumns = {
  interestedField: { column: 'interested_field', isPersonal: true },
  detail: { column: 'detail', isPersonal: true },
  file: { column: 'file', isPersonal: true },
  sample: { column: 'sample', isPersonal: false },
  businessType: { column: 'business_type', isPersonal: false },
  companyName: { column: 'company_name', isPersonal: true },
  name: { column: 'name', isPersonal: true },
  phoneNumber: { column: 'phone_number', isPersonal: true },
  email: { column: 'email', isPersonal: true },
  homePageAddress: { column: 'home_page_address', isPersonal: true },
  introduction: { column: 'introduction', isPersonal: true },
} as const satisfies Record<FieldName, Column>;

type Columns = typeof inquiryColumns;

export type PersonalField = {
  [Name in FieldName]: Columns[Name]['isPersonal'] extends true ? Name : never;
}[FieldName];

/** The fields as the database keeps them. */
export type FieldColumns<Name extends FieldName = FieldName> = {
  [Each in Name as Columns[Each]['column']]: InquiryDraft[Each] extends boolean
    ? number
    : InquiryDraft[Each];
};

export function columnsOf(fields: InquiryDraft): FieldColumns {
  const columns = fieldNames.map((name) => {
    const value = fields[name];
    return [inquiryColumns[name].column, typeof value === 'boolean' ? Number(value) : value];
  });
  return Object.fromEntries(columns) as FieldColumns;
}

export function fieldsOf(columns: FieldColumns): InquiryDraft {
  const fields = fieldNames.map((name) => [name, columns[inquiryColumns[name].column]]);
  return { ...(Object.fromEntries(fields) as InquiryDraft), sample: columns.sample === 1 };
}
