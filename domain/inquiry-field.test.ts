import { expect, it } from 'vitest';
import { fieldOfPage, inquiryPath, isInquiryField } from './inquiry-field.ts';

it('leads to step one in the visitor’s language', () => {
  expect(inquiryPath('ko')).toBe('/contact/stepOne');
  expect(inquiryPath('es')).toBe('/es/contact/stepOne');
});

it('knows what a page is about', () => {
  expect(fieldOfPage('/product/technical/water')).toBe('water');
  expect(fieldOfPage('/media')).toBeUndefined();
  expect(fieldOfPage(undefined)).toBeUndefined();
});

it('takes only fields it knows', () => {
  expect(isInquiryField('redchec')).toBe(true);
  expect(isInquiryField('<script>')).toBe(false);
  expect(isInquiryField(null)).toBe(false);
});
