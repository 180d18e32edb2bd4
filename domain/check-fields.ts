import type { FieldError, InquiryDraft } from './inquiry.ts';
import {
  fieldNames,
  inquiryFields,
  isTextFieldName,
  type TextFieldName,
} from './inquiry-fields.ts';
import { checkText } from './text.ts';

/** What is wrong with the texts of one step of the inquiry, or of both. */
export function checkFields(
  fields: InquiryDraft,
  step?: 1 | 2,
): Partial<Record<TextFieldName, FieldError>> {
  const errors: Partial<Record<TextFieldName, FieldError>> = {};
  for (const name of fieldNames.filter(isTextFieldName)) {
    if (step !== undefined && inquiryFields[name].step !== step) continue;
    const checked = checkText(fields[name], inquiryFields[name].text);
    if (!checked.ok) errors[name] = checked.error;
  }
  return errors;
}
