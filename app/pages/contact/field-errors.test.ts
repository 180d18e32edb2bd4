import { expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import { emptyDraft } from '#domain/inquiry.ts';
import { blankDraft } from './draft/saved-draft.ts';
import { listErrors, listSubmitErrors } from './field-errors.ts';

const words = readSupplied().en.contact;
const filled = { ...emptyDraft, detail: 'A filter', name: 'Kim', phoneNumber: '010' };

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
  const state = {
    draft: { ...blankDraft, fields: { ...filled, name: '' } },
    agreedTo: '',
    errors: { email: 'not-allowed' },
  } as const;
  const failed = {
    phase: 'failed',
    name: 'plan.pdf',
    error: 'connection',
    canRetry: true,
  } as const;
  const listed = listSubmitErrors(state, { file: failed }, words, 'en');
  expect(listed.map(({ control }) => control)).toEqual(['file', 'name', 'email', 'consent']);
  const draft = { ...blankDraft, fields: filled };
  expect(listSubmitErrors({ draft, agreedTo: 'a version', errors: {} }, {}, words, 'en')).toEqual(
    [],
  );
});
