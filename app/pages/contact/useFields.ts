import type { Words } from '#content/words.ts';
import type { InquiryDraft } from '#domain/inquiry.ts';
import type { FieldName } from '#domain/inquiry-fields.ts';
import type { Language } from '#domain/language.ts';
import { changeField } from './draft/draft.ts';
import { type Control, listErrors } from './field-errors.ts';
import { useDraft } from './useDraft.ts';

/** What binds the controls of a step to the draft. */
export function useFields(words: Words['contact'], language: Language) {
  const { draft, errors } = useDraft();
  const listed = listErrors(errors, words, language);
  const errorOf = (control: Control) => listed.find((error) => error.control === control)?.message;

  const bind = <Name extends FieldName>(name: Name) => ({
    name,
    label: words.fields[name],
    value: draft.fields[name],
    error: errorOf(name),
    onChange: (value: InquiryDraft[Name]) => changeField(name, value),
  });
  return { errors: listed, errorOf, bind };
}
