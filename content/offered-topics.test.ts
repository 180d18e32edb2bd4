import { expect, it } from 'vitest';
import { inquiryTopics } from '#domain/inquiry-topic.ts';
import { languages } from '#domain/language.ts';
import { offeredTopics } from './offered-topics.ts';
import { readSupplied } from './supplied.ts';

it.each(languages)('has every topic that the form offers in %s today', (language) => {
  const { suggestions } = readSupplied()[language].contact;
  expect(offeredTopics).toEqual(
    expect.arrayContaining(inquiryTopics.map((topic) => suggestions[topic])),
  );
});
