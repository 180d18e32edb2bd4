import { expect, it } from 'vitest';
import { inquiryPath, isInquiryTopic, topicOfPage } from './inquiry-topic.ts';

it('leads to step one in the visitor’s language', () => {
  expect(inquiryPath('ko')).toBe('/contact/stepOne');
  expect(inquiryPath('es')).toBe('/es/contact/stepOne');
});

it('knows what a page is about', () => {
  expect(topicOfPage('/product/technical/water')).toBe('water');
  expect(topicOfPage('/media')).toBeUndefined();
  expect(topicOfPage(undefined)).toBeUndefined();
});

it('takes only topics it knows', () => {
  expect(isInquiryTopic('redchec')).toBe(true);
  expect(isInquiryTopic('<script>')).toBe(false);
  expect(isInquiryTopic(null)).toBe(false);
});
