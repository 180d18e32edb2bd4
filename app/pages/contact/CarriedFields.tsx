import type { ComponentType } from 'react';
import { fieldNames, fileFields, inquiryFields } from '#domain/inquiry-fields.ts';
import type { PostedForm } from '#server/plain-form/posted-form.ts';
import { AsServed } from '../../ui/AsServed.tsx';
import { usePostedForm } from './load-step.ts';

interface Props {
  step: 1 | 2 | 3;
}

/** Without scripts each step is posted with what the others hold, so that nothing is stored yet. */
export const CarriedFields: ComponentType<Props> = import.meta.env.SSR ? HiddenFields : AsServed;

function HiddenFields({ step }: Props) {
  const posted = usePostedForm();
  const values = { from: String(step), ...(posted && carriedValues(posted, step)) };
  return (
    <div hidden>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}

function carriedValues(posted: PostedForm, step: 1 | 2 | 3): Record<string, string> {
  const { fields, agreedTo, idempotencyKey, startedAt, uploads, missingFiles } = posted;
  const values: Record<string, string> = { idempotencyKey, startedAt: String(startedAt) };
  for (const name of fieldNames) {
    const value = fields[name];
    if (inquiryFields[name].step === step || !value) continue;
    values[name] = value === true ? 'on' : value;
  }
  if (step !== 2 && agreedTo !== '') {
    values.consent = 'on';
    values.consentVersion = agreedTo;
  }
  for (const field of fileFields) {
    const upload = uploads[field];
    // The name alone asks for the file again.
    const name = upload?.name ?? missingFiles[field]?.name;
    if (name) values[field] = name;
    if (upload) values[`${field}Id`] = upload.id;
  }
  return values;
}
