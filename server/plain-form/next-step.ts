import { checkFields } from '#domain/check-fields.ts';
import type { FieldErrors } from '../inquiries/check-inquiry.ts';
import type { PostedForm } from './posted-form.ts';

export type StepNumber = 1 | 2 | 3;

interface Asked {
  /** The step whose address was posted to. */
  step: StepNumber;
  /** The step that was filled in. */
  from: StepNumber;
  /** Whether the visitor goes back to change something; then nothing is checked yet. */
  isEdit: boolean;
}

export type NextStep =
  | { kind: 'show'; errors: FieldErrors }
  /** There is something to correct in an earlier step, which is posted to in turn. */
  | { kind: 'back'; to: 1 | 2 }
  | { kind: 'submit' };

/** What a posted form leads to. */
export function nextStep(posted: PostedForm, { step, from, isEdit }: Asked): NextStep {
  if (isEdit) return { kind: 'show', errors: {} };
  for (const earlier of [1, 2] as const) {
    if (earlier < step && hasErrors(posted, earlier)) return { kind: 'back', to: earlier };
  }
  if (step === 3) return from === 3 ? { kind: 'submit' } : { kind: 'show', errors: {} };
  return { kind: 'show', errors: from >= step ? checkStep(posted, step) : {} };
}

function hasErrors(posted: PostedForm, step: 1 | 2): boolean {
  return Object.keys(checkStep(posted, step)).length > 0;
}

function checkStep({ fields, agreedTo }: PostedForm, step: 1 | 2): FieldErrors {
  const errors: FieldErrors = checkFields(fields, step);
  return step === 2 && agreedTo === '' ? { ...errors, consent: 'not-agreed' } : errors;
}
