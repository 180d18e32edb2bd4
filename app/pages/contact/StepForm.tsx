import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Words } from '#content/words.ts';
import { checkFields } from '#domain/check-fields.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { CarriedFields } from './CarriedFields.tsx';
import { DraftActions } from './DraftActions.tsx';
import { showErrors } from './draft/draft.ts';
import { useSubmission } from './draft/submission.ts';
import { EditButton } from './EditButton.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Step.module.css';
import { tellStops } from './tell-stops.ts';
import { useDraft } from './useDraft.ts';
import { useFields } from './useFields.ts';

interface Props {
  step: 1 | 2;
  words: Words['contact'];
  language: Language;
  /** The visitor can go on when all of these are filled in. */
  required: ('detail' | 'name' | 'phoneNumber')[];
  /** Says so while they are not. */
  hint: string;
  /** Asked once they are; false keeps the visitor here. */
  mayLeave?: () => boolean;
  children: ReactNode;
}

/** The form of a step in which something is entered, with the ways on and back. */
export function StepForm({ step, words, language, required, hint, mayLeave, children }: Props) {
  const { draft, isOpen } = useDraft();
  const { errors } = useFields(words, language);
  const isSending = useSubmission().phase === 'sending';
  const [focusRequest, setFocusRequest] = useState(0);
  const navigate = useNavigate();

  const isReady = required.every((name) => draft.fields[name].trim() !== '');
  const nextPath = pagePath(step === 1 ? 'stepTwo' : 'stepThree', language);

  const next = (event: FormEvent) => {
    event.preventDefault();
    if (!isOpen || !isReady) return;
    // There is nothing but the consent that may be missing.
    if (mayLeave?.() === false) return tellStops({ consent: 'not-agreed' });
    const found = checkFields(draft.fields, step);
    showErrors(found);
    tellStops(found);
    if (Object.keys(found).length > 0) setFocusRequest(focusRequest + 1);
    else navigate(nextPath);
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={nextPath}
      noValidate
      autoComplete="off"
      onSubmit={next}
    >
      {/* Enter presses the first button of a form, and that must not be the way back. */}
      {!isOpen && <button type="submit" hidden tabIndex={-1} />}
      {!isOpen && <CarriedFields step={step} />}
      <ErrorSummary title={words.errors.title} errors={errors} focusRequest={focusRequest} />
      <fieldset className={styles.fields} disabled={isSending}>
        <legend className="visually-hidden">{(step === 1 ? words.one : words.two).title}</legend>
        {children}
      </fieldset>
      <div className={styles.actions}>
        {step === 2 && (
          <EditButton className={styles.secondary} step="stepOne" language={language}>
            {words.buttons.previous}
          </EditButton>
        )}
        <button
          type="submit"
          className={styles.primary}
          disabled={isOpen && !isReady}
          aria-describedby="next-hint"
        >
          {words.buttons.next}
        </button>
        <p id="next-hint">{isReady ? '' : hint}</p>
      </div>
      <DraftActions words={words} language={language} />
    </form>
  );
}
