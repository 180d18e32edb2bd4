import { type CorrectableField, correctableFields } from './inquiry-fields.ts';

/** One field of an inquiry that staff corrected, as its thread keeps it. */
export interface Correction {
  field: CorrectableField;
  from: string | boolean;
  to: string | boolean;
  reason: string;
}

export function isCorrectableField(name: string): name is CorrectableField {
  return correctableFields.includes(name as CorrectableField);
}
