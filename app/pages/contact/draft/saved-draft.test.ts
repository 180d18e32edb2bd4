import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/inquiry.ts';
import { blankDraft, type Draft, parseDraft } from './saved-draft.ts';

const idempotencyKey = '3f0c8a52-7a0e-4a51-9d0e-0f7f6c1d2b3a';
const file = { key: 'a key', name: '도면.pdf', size: 7, isKept: true, uploadId: 'an id' };

const draft: Draft = {
  ...blankDraft,
  fields: { ...emptyDraft, detail: '필터 문의', sample: true, file: '도면.pdf' },
  files: { file },
  topic: 'multi',
  isPrefilled: true,
  idempotencyKey,
  startedAt: 5,
};

/** As it comes out of the browser's storage. */
const stored = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a saved draft', () => {
  it('comes back as it was', () => {
    expect(parseDraft(stored(draft))).toEqual(draft);
    const blank = { ...blankDraft, idempotencyKey };
    expect(parseDraft(stored(blank))).toEqual(blank);
  });

  it('of another release keeps what is known, and what is strange begins blank', () => {
    const strange = {
      fields: { detail: '필터 문의', sample: 'yes', businessType: 'guild', name: null, age: 7 },
      files: { file: { key: 1, name: '도면.pdf', size: 7 } },
      topic: 'anything',
      startedAt: 'now',
      colour: 'red',
      idempotencyKey,
    };
    const fields = { ...emptyDraft, detail: '필터 문의' };
    expect(parseDraft(strange)).toEqual({ ...blankDraft, fields, idempotencyKey });
    expect(parseDraft({ idempotencyKey, fields: 'none', files: null, topic: 7 })).toEqual({
      ...blankDraft,
      idempotencyKey,
    });
  });

  it('never brings back a consent', () => {
    const agreed = { ...draft, agreedTo: '2026-11-16', consent: true };
    expect(parseDraft(stored(agreed))).toEqual(draft);
  });

  it('names no file that it does not have', () => {
    for (const files of [{}, { file: { ...file, size: -1 } }, { introduction: file }]) {
      expect(parseDraft(stored({ ...draft, files }))?.fields.file).toBe('');
    }
  });

  it.each([undefined, null, 'text', 7, [], {}, { ...draft, idempotencyKey: '' }])(
    'is not made of %j',
    (value) => {
      expect(parseDraft(value)).toBeUndefined();
    },
  );
});
