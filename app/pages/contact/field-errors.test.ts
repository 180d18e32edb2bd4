import { expect, it } from 'vitest';
import { wordsOf } from '#content/words.ts';
import { consentVersion, emptyDraft } from '#domain/inquiry.ts';
import { blankDraft } from './draft/saved-draft.ts';
import { checkDraft, listErrors, listSubmitErrors } from './field-errors.ts';

const words = wordsOf('contact', 'en');
const filled = { ...emptyDraft, detail: 'A filter', name: 'Kim', phoneNumber: '010' };

it('finds what is wrong in one step, or in both', () => {
  const draft = { ...blankDraft, fields: { ...filled, detail: ' ', companyName: 'x'.repeat(501) } };
  expect(checkDraft(draft, 1)).toEqual({ detail: 'required' });
  expect(checkDraft(draft, 2)).toEqual({ companyName: 'too-long' });
  expect(checkDraft(draft)).toEqual({ detail: 'required', companyName: 'too-long' });
});

it('lists errors in the order of the form, each with the address of its control', () => {
  const errors = { companyName: 'too-long', detail: 'required', language: 'not-allowed' } as const;
  expect(listErrors(errors, words, 'en')).toEqual([
    { control: 'detail', message: words.errors.detail, to: '/en/contact/stepOne#detail' },
    {
      control: 'companyName',
      message: 'Company or organization: no more than 500 characters.',
      to: '/en/contact/stepTwo#companyName',
    },
  ]);
});

it('names everything that keeps a draft from being sent', () => {
  const draft = { ...blankDraft, fields: { ...filled, name: '' } };
  const failed = {
    phase: 'failed',
    name: 'plan.pdf',
    error: 'connection',
    canRetry: true,
  } as const;
  const listed = listSubmitErrors(draft, { file: failed }, { email: 'not-allowed' }, words, 'en');
  expect(listed.map(({ control }) => control)).toEqual(['file', 'name', 'email', 'consent']);
  const agreed = { ...blankDraft, fields: filled, agreedTo: consentVersion };
  expect(listSubmitErrors(agreed, {}, {}, words, 'en')).toEqual([]);
});
