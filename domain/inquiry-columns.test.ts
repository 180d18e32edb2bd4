import { expect, it } from 'vitest';
import { columnsOf, fieldsOf } from './inquiry-columns.ts';

const fields = {
  interestedField: 'a',
  detail: 'b',
  file: 'c',
  sample: true,
  businessType: 'corporate body',
  companyName: 'd',
  name: 'e',
  phoneNumber: 'f',
  email: 'g',
  homePageAddress: 'h',
  introduction: 'i',
} as const;

it('keeps every field in its column and finds it there again', () => {
  const columns = columnsOf(fields);
  expect(columns).toEqual({
    interested_field: 'a',
    detail: 'b',
    file: 'c',
    sample: 1,
    business_type: 'corporate body',
    company_name: 'd',
    name: 'e',
    phone_number: 'f',
    email: 'g',
    home_page_address: 'h',
    introduction: 'i',
  });
  expect(fieldsOf(columns)).toEqual(fields);
  expect(fieldsOf({ ...columns, sample: 0 }).sample).toBe(false);
});
