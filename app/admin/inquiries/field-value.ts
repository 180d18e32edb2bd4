import type { BusinessType } from '#domain/inquiry.ts';
import type { FieldName } from '#domain/inquiry-fields.ts';
import type { AdminWords } from '../words/words.tsx';

/** What a field says, choices in words. */
export function showFieldValue(
  field: FieldName,
  value: string | boolean,
  { businessTypes, yes, no }: AdminWords['inquiries'],
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  return field === 'businessType' ? (businessTypes[value as BusinessType] ?? value) : value;
}
