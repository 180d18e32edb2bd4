import { expect, it } from 'vitest';
import { inquiryPath, isInquiryField } from './inquiry-field.ts';

it('leads to step one in the visitor’s language, about what they were reading', () => {
  expect(inquiryPath('ko')).toBe('/contact/stepOne');
  expect(inquiryPath('es', 'water')).toBe('/es/contact/stepOne?field=water');
});

it('takes only fields it knows', () => {
  expect(isInquiryField('redchec')).toBe(true);
  expect(isInquiryField('<script>')).toBe(false);
  expect(isInquiryField(null)).toBe(false);
});
