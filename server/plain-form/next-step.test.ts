import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step.ts';
import { readPosted } from './read-posted.ts';

const one = { detail: 'A filter' };
const two = { name: 'Kim', phoneNumber: '010', consent: 'on', consentVersion: 'v' };
const posted = (values: object) => readPosted(new Map(Object.entries(values)), 5);

describe('a posted step', () => {
  it('leads on when it is complete, without complaints about the next', () => {
    const asked = { step: 2, from: 1, isEdit: false } as const;
    expect(nextStep(posted(one), asked)).toEqual({ kind: 'show', errors: {} });
  });

  it('leads back to what has to be corrected first, and says what', () => {
    const blank = posted({});
    expect(nextStep(blank, { step: 3, from: 2, isEdit: false })).toEqual({ kind: 'back', to: 1 });
    expect(nextStep(blank, { step: 1, from: 2, isEdit: false })).toEqual({
      kind: 'show',
      errors: { detail: 'required' },
    });
    const half = posted({ ...one, name: 'Kim' });
    expect(nextStep(half, { step: 3, from: 2, isEdit: false })).toEqual({ kind: 'back', to: 2 });
    expect(nextStep(half, { step: 2, from: 2, isEdit: false })).toEqual({
      kind: 'show',
      errors: { phoneNumber: 'required', consent: 'not-agreed' },
    });
  });

  it('is submitted only from the review, and only complete', () => {
    const whole = posted({ ...one, ...two });
    expect(nextStep(whole, { step: 3, from: 2, isEdit: false })).toEqual({
      kind: 'show',
      errors: {},
    });
    expect(nextStep(whole, { step: 3, from: 3, isEdit: false })).toEqual({ kind: 'submit' });
    const unagreed = posted({ ...one, ...two, consent: '' });
    expect(nextStep(unagreed, { step: 3, from: 3, isEdit: false })).toMatchObject({ to: 2 });
  });

  it('is not checked when the visitor goes back to change it', () => {
    const asked = { step: 1, from: 2, isEdit: true } as const;
    expect(nextStep(posted({}), asked)).toEqual({ kind: 'show', errors: {} });
  });
});

describe('what is read of a posted step', () => {
  it('takes nothing that the form does not offer', () => {
    const strange = {
      businessType: 'guild',
      sample: 'yes',
      idempotencyKey: 'x',
      fileId: '../etc',
      consent: 'true',
      startedAt: 'now',
    };
    const { fields, uploads, agreedTo, idempotencyKey, startedAt } = posted(strange);
    expect(fields).toMatchObject({ businessType: 'individual', sample: false });
    expect(uploads).toEqual({});
    expect(agreedTo).toBe('');
    expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(startedAt).toBe(5);
  });

  it('asks again for a file that was picked too early', () => {
    const { missingFiles, fields } = posted({ file: 'plan.pdf' });
    expect(missingFiles).toEqual({ file: { name: 'plan.pdf', error: 'not-kept' } });
    expect(fields.file).toBe('');
  });
});
