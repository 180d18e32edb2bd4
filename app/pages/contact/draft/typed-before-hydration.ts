import { emptyDraft, type InquiryDraft } from '#domain/inquiry.ts';
import {
  type FileFieldName,
  fileFields,
  isFieldName,
  isFileFieldName,
} from '#domain/inquiry-fields.ts';
import type { TypedBeforeHydration } from './draft.ts';

/** What the visitor entered into the served form before React took it over. */
export function readTypedBeforeHydration(form: HTMLElement | null): TypedBeforeHydration {
  const entered: Record<string, string | boolean> = {};
  for (const control of form?.querySelectorAll<Control>('input[name], textarea[name]') ?? []) {
    const value = enteredIn(control);
    if (value !== undefined) entered[control.name] = value;
  }
  const { consent, consentVersion, idempotencyKey, startedAt } = entered;
  return {
    typed: typedFields(entered),
    agreedTo: consent ? String(consentVersion ?? '') : '',
    idempotencyKey: String(idempotencyKey ?? ''),
    startedAt: Number(startedAt) || 0,
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A hidden field of an earlier step says `on` like the checkbox that it stands for. */
function enteredIn(control: Control): string | boolean | undefined {
  const { type, name, value } = control;
  if (isFileFieldName(name)) return undefined;
  if (type === 'checkbox') return (control as HTMLInputElement).checked;
  if (name === 'sample' || name === 'consent') return value === 'on';
  if (type === 'radio' && !(control as HTMLInputElement).checked) return undefined;
  return value;
}

function typedFields(entered: Record<string, string | boolean>): Partial<InquiryDraft> {
  const typed = Object.entries(entered).filter(
    ([name, value]) => isFieldName(name) && value !== emptyDraft[name],
  );
  return Object.fromEntries(typed);
}

/** What was picked in the served page. */
export function readChosenFiles(form: HTMLElement | null): [FileFieldName, File][] {
  return fileFields.flatMap((field): [FileFieldName, File][] => {
    const picker = form?.querySelector<HTMLInputElement>(`input[type=file][name=${field}]`);
    const [file] = picker?.files ?? [];
    return file ? [[field, file]] : [];
  });
}
