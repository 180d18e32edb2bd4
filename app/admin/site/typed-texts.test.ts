import { describe, expect, it } from 'vitest';
import type { EditableText } from '#server/site/page-texts.ts';
import {
  applyResult,
  canSend,
  fieldText,
  listTyped,
  putTyped,
  type SavedText,
  type TypedText,
  typeText,
  withSaved,
} from './typed-texts.ts';

const saved: SavedText = {
  ...{ supplied: '기본', published: null, draft: null, edition: null, publishAt: null },
  ...{ updatedAt: null, updatedBy: null },
  ...{ needsLook: false, suppliedChanged: false, isNotShown: false },
};

function textWith(korean: Partial<SavedText> = {}): EditableText {
  const one = { ...saved, ...korean };
  const languages = { ko: one, en: saved, id: saved, es: saved };
  return { path: 'a', slots: [], limit: 40, isMultiline: false, mayBeEmpty: false, languages };
}

const typed = (text: string | null, more: Partial<TypedText> = {}): TypedText => ({
  text,
  edition: 1,
  errors: [],
  ...more,
});

describe('what is typed', () => {
  it('is held against the edition that was there when it began', () => {
    const first = typeText(textWith({ edition: 3 }), 'ko', undefined, '새 글');
    expect(first).toMatchObject({ text: '새 글', edition: 3, errors: [] });
    const second = typeText(textWith({ edition: 4, draft: '남의 글' }), 'ko', first, '새 글.');
    expect(second?.edition).toBe(3);
  });

  it('is nothing to save when it says what is saved, unless something else is under way', () => {
    expect(typeText(textWith(), 'ko', undefined, '기본')).toBeUndefined();
    expect(typeText(textWith(), 'ko', undefined, null)).toBeUndefined();
    expect(typeText(textWith(), 'ko', typed('다른', { isSending: true }), '기본')).toMatchObject({
      text: '기본',
    });
  });

  it('is not sent while it is refused or in conflict', () => {
    const refused = typeText(textWith(), 'ko', undefined, '<b>');
    expect(refused?.errors).toEqual([{ code: 'markup', found: '<b' }]);
    expect(refused && canSend(refused)).toBe(false);
    const conflict = { theirs: '남의 글', edition: 2 };
    const again = typeText(textWith(), 'ko', typed('내 글', { conflict }), '내 글.');
    expect(again && canSend(again)).toBe(false);
  });
});

describe('when the server has answered', () => {
  const ok = { ok: true, edition: 2, savedAt: 5 } as const;

  it('a saved text is forgotten, one typed on meanwhile goes on from the new edition', () => {
    expect(applyResult(textWith(), typed('글'), '글', ok)).toBeUndefined();
    expect(applyResult(textWith(), typed('글을', { isSending: true }), '글', ok)).toEqual({
      ...typed('글을'),
      edition: 2,
    });
  });

  it('the space typed last stays in the field until somebody else saves', () => {
    const after = applyResult(textWith(), typed('글 '), '글 ', ok);
    expect(after).toMatchObject({ isSaved: true, edition: 2 });
    expect(fieldText({ ...saved, draft: '글', edition: 2 }, after)).toBe('글 ');
    expect(fieldText({ ...saved, draft: '남의 글', edition: 3 }, after)).toBe('남의 글');
  });

  it('a conflict shows both, a refusal its reasons', () => {
    const other = { ok: false, reason: 'edited-elsewhere', theirs: '남', edition: 7 } as const;
    expect(applyResult(textWith(), typed('글'), '글', other)?.conflict).toEqual({
      theirs: '남',
      edition: 7,
    });
    const refused = { ok: false, reason: 'refused', errors: [{ code: 'lines' as const }] } as const;
    const result = { ...refused, errors: [...refused.errors] };
    expect(applyResult(textWith(), typed('글'), '글', result)?.errors).toEqual([{ code: 'lines' }]);
  });

  it('what the field shows is the tidied text, and none is a draft that equals the public one', () => {
    const after = withSaved(textWith(), 'ko', ' 새  글 ', ok);
    expect(after.languages.ko).toMatchObject({ draft: '새 글', edition: 2, updatedAt: 5 });
    const back = withSaved(textWith({ draft: '새 글', publishAt: 9 }), 'ko', '기본', ok);
    expect(back.languages.ko).toMatchObject({ draft: null, publishAt: null });
  });
});

it('keeps no empty places', () => {
  const place = { path: 'a', language: 'ko' } as const;
  const texts = putTyped({}, place, typed('글'));
  expect(listTyped(texts)).toEqual([{ ...place, typed: typed('글') }]);
  expect(putTyped(texts, place, undefined)).toEqual({});
});
