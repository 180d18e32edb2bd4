import { expect, it } from 'vitest';
import { checkFields } from './check-fields.ts';
import { emptyDraft } from './inquiry.ts';

it('finds what is wrong in one step, or in both', () => {
  const fields = {
    ...emptyDraft,
    detail: ' ',
    name: 'Kim',
    phoneNumber: '010',
    companyName: 'x'.repeat(501),
  };
  expect(checkFields(fields, 1)).toEqual({ detail: 'required' });
  expect(checkFields(fields, 2)).toEqual({ companyName: 'too-long' });
  expect(checkFields(fields)).toEqual({ detail: 'required', companyName: 'too-long' });
});

it('asks for nothing but the inquiry, a name and a telephone number', () => {
  expect(Object.keys(checkFields(emptyDraft))).toEqual(['detail', 'name', 'phoneNumber']);
});
