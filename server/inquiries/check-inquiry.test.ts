import { describe, expect, it } from 'vitest';
import { inquiryFields } from '#domain/inquiry-fields.ts';
import { languages } from '#domain/language.ts';
import { checkInquiry } from './check-inquiry.ts';

const lineLimit = inquiryFields.name.text.limit;
const detailLimit = inquiryFields.detail.text.limit;

const least = { detail: '필터 문의', name: '김하늘', phoneNumber: '010-1234-5678' };

function errorsIn(data: Record<string, unknown>) {
  const result = checkInquiry({ ...least, ...data });
  return result.ok || result.reason === 'malformed' ? undefined : result.fields;
}

describe('an inquiry', () => {
  it('needs only what it is about, a name and a telephone number', () => {
    const result = checkInquiry(least);
    expect(result).toMatchObject({
      ok: true,
      inquiry: { ...least, businessType: 'individual', sample: false, email: '', language: 0 },
    });
    expect(result.ok && result.inquiry.consent).toBeUndefined();
  });

  it('names each missing field', () => {
    const result = checkInquiry({ detail: ' \n ', name: '' });
    expect(result).toEqual({
      ok: false,
      reason: 'invalid',
      fields: { detail: 'required', name: 'required', phoneNumber: 'required' },
    });
  });

  it.each([null, 'text', 7, [], undefined])('is an object, not %j', (data) => {
    expect(checkInquiry(data)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('takes null and empty for not given, and leaves unknown fields behind', () => {
    const result = checkInquiry({
      ...least,
      businessType: '',
      sample: null,
      fileId: '',
      idempotencyKey: null,
      consent: null,
      isAdmin: true,
      __proto__: { polluted: true },
    });
    expect(result).toMatchObject({ ok: true, inquiry: { businessType: 'individual' } });
    expect(result.ok && Object.keys(result.inquiry)).not.toContain('isAdmin');
  });

  it('counts characters as people do', () => {
    expect(errorsIn({ companyName: '가'.repeat(lineLimit), name: '😀'.repeat(lineLimit) })).toBe(
      undefined,
    );
    expect(errorsIn({ companyName: '가'.repeat(lineLimit + 1) })).toEqual({
      companyName: 'too-long',
    });
    expect(errorsIn({ detail: 'x'.repeat(detailLimit) })).toBe(undefined);
    expect(errorsIn({ detail: 'x'.repeat(detailLimit + 1) })).toEqual({ detail: 'too-long' });
  });

  it('refuses what is not a choice', () => {
    expect(errorsIn({ businessType: 'company' })).toEqual({ businessType: 'not-allowed' });
    expect(errorsIn({ language: languages.length })).toEqual({ language: 'not-allowed' });
    expect(errorsIn({ language: 1.5 })).toEqual({ language: 'not-allowed' });
    expect(errorsIn({ sample: 'yes' })).toEqual({ sample: 'not-allowed' });
    expect(errorsIn({ name: { first: 'A' } })).toEqual({ name: 'not-allowed' });
    expect(errorsIn({ idempotencyKey: 'again' })).toEqual({ idempotencyKey: 'not-allowed' });
    expect(errorsIn({ consent: false })).toEqual({ consent: 'not-agreed' });
    expect(errorsIn({ consent: 'yes' })).toEqual({ consent: 'not-agreed' });
  });

  it('keeps paragraphs and drops what could hide or break a line', () => {
    const result = checkInquiry({
      ...least,
      detail: ' one\r\ntwo\u0000\u202e ',
      name: 'Kim\r\nBcc: all@example.com',
      companyName: '한국'.normalize('NFD'),
    });
    expect(result).toMatchObject({
      ok: true,
      inquiry: { detail: 'one\ntwo', name: 'Kim Bcc: all@example.com', companyName: '한국' },
    });
  });
});
