import {
  type FieldName,
  type FileFieldName,
  fieldNames,
  isFileFieldName,
} from './inquiry-fields.ts';

/** What staff correct when a person asks for it; the name of a file belongs to the file. */
export type CorrectableField = Exclude<FieldName, FileFieldName>;

export const correctableFields = fieldNames.filter(
  (name): name is CorrectableField => !isFileFieldName(name),
);

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
