import { expect, it } from 'vitest';
import { isInquiryTopic } from './inquiry-topic.ts';

it('takes only topics it knows', () => {
  expect(isInquiryTopic('redchec')).toBe(true);
  expect(isInquiryTopic('<script>')).toBe(false);
  expect(isInquiryTopic(null)).toBe(false);
});
