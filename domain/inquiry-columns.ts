import type { InquiryDraft } from './inquiry.ts';
import { type FieldName, fieldNames, inquiryFields } from './inquiry-fields.ts';

/** The fields as the database keeps them. */
export type FieldColumns<Name extends FieldName = FieldName> = {
  [Each in Name as (typeof inquiryFields)[Each]['column']]: InquiryDraft[Each] extends boolean
    ? number
    : InquiryDraft[Each];
};

export function columnsOf(fields: InquiryDraft): FieldColumns {
  const columns = fieldNames.map((name) => {
    const value = fields[name];
    return [inquiryFields[name].column, typeof value === 'boolean' ? Number(value) : value];
  });
  return Object.fromEntries(columns) as FieldColumns;
}

export function fieldsOf(columns: FieldColumns): InquiryDraft {
  const fields = fieldNames.map((name) => [name, columns[inquiryFields[name].column]]);
  return { ...(Object.fromEntries(fields) as InquiryDraft), sample: columns.sample === 1 };
}
