import { emptyDraft } from '#domain/inquiry.ts';
import { isFieldName } from '#domain/inquiry-fields.ts';
import type { TypedBeforeHydration } from './draft.ts';

/** What the visitor entered into the served form before React took it over. */
export function readTypedBeforeHydration(form: HTMLElement | null): TypedBeforeHydration {
  const typed: Record<string, string | boolean> = {};
  let hasAgreed = false;
  for (const control of form?.querySelectorAll<Control>('input[name], textarea[name]') ?? []) {
    const { name } = control;
    const entered = enteredIn(control);
    if (name === 'consent') hasAgreed = entered === true;
    if (entered === undefined || !isFieldName(name)) continue;
    if (entered !== emptyDraft[name]) typed[name] = entered;
  }
  return { typed, hasAgreed };
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A chosen file is taken up by its own field. */
function enteredIn(control: Control): string | boolean | undefined {
  if (control.type === 'file') return undefined;
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked;
  if (control.type === 'radio' && !(control as HTMLInputElement).checked) return undefined;
  return control.value;
}
