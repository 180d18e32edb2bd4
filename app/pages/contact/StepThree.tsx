import { type FormEvent, useEffect, useRef } from 'react';
import {
  type FieldName,
  fieldNames,
  inquiryFields,
  isFileFieldName,
} from '#domain/inquiry-fields.ts';
import { pagePath } from '#domain/pages.ts';
import type { Route } from './+types/StepThree';
import { CarriedFields } from './CarriedFields.tsx';
import { DraftActions } from './DraftActions.tsx';
import { useSubmission } from './draft/submission.ts';
import { submitDraft } from './draft/submit-draft.ts';
import { retryUpload, retryUploads } from './draft/upload-files.ts';
import { useUploads } from './draft/uploads.ts';
import { EditButton } from './EditButton.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { listSubmitErrors } from './field-errors.ts';
import { PlainFileFields } from './fields/PlainFileFields.tsx';
import { UploadStatus } from './fields/UploadStatus.tsx';
import { loadStep } from './load-step.ts';
import { PostErrors } from './PostErrors.tsx';
import { PostResult } from './PostResult.tsx';
import styles from './Step.module.css';
import { Step } from './Step.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { stepMeta } from './step-meta.ts';
import { useDraft } from './useDraft.ts';

export function loader(args: Route.LoaderArgs) {
  return loadStep(args);
}

export const meta: Route.MetaFunction = (args) => stepMeta(args, 'three');

/** Shows what was entered, and sends it. */
export default function StepThree({ loaderData }: Route.ComponentProps) {
  const { language, words, posted } = loaderData;
  const state = useDraft();
  const { draft, isOpen, agreedTo } = state;
  const uploads = useUploads();
  const submission = useSubmission();
  const honeypot = useRef<HTMLInputElement>(null);

  // With the consent given, what was picked goes ahead while the visitor still reads.
  useEffect(() => {
    if (isOpen && agreedTo !== '') retryUploads();
  }, [isOpen, agreedTo]);

  const isSending = submission.phase === 'sending';
  const isSent = submission.phase === 'answered' && submission.outcome.ok;
  // The draft is empty once it was accepted, so the page behind the alert shows what was sent.
  const shown = isSent ? submission.sent : draft;
  const { fields } = shown;

  const toCorrect = isSent ? [] : listSubmitErrors(state, uploads, words, language);
  // A blank review that is served blank has nothing to find fault with.
  const marked = isOpen || posted ? toCorrect : [];
  const canSend = isOpen && !isSent && toCorrect.length === 0;
  const texts: Record<FieldName, string> = {
    ...fields,
    file: uploads.file?.name ?? fields.file,
    introduction: uploads.introduction?.name ?? fields.introduction,
    sample: fields.sample ? words.sample.yes : words.sample.no,
    businessType: words.businessTypes[fields.businessType],
  };
  const rowsOf = (step: 1 | 2) =>
    fieldNames
      .filter((name) => inquiryFields[name].step === step)
      .map((name) => {
        const isFile = isFileFieldName(name);
        // What is wrong with a file its status says.
        const error = isFile ? undefined : marked.find(({ control }) => control === name);
        return {
          term: words.fields[name],
          text: texts[name],
          empty: isFile ? words.upload.noFile : words.three[error ? 'missing' : 'empty'],
          error,
          detail: isFile && isOpen && !isSent && (
            <UploadStatus
              name={name}
              words={words.upload}
              language={language}
              file={draft.files[name]}
              upload={uploads[name]}
              onRetry={retryUpload}
            />
          ),
        };
      });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend && !isSending) submitDraft(language, honeypot.current?.value ?? '');
  };

  const frame = { step: 3, words, title: words.three.title, intro: words.three.intro } as const;
  if (posted?.outcome?.ok) {
    return (
      <Step {...frame} title={words.steps.three} intro="">
        <PostResult outcome={posted.outcome} words={words} language={language} />
      </Step>
    );
  }
  return (
    <Step {...frame}>
      <form
        className={styles.form}
        method="post"
        action={pagePath('stepThree', language)}
        encType="multipart/form-data"
        noValidate
        autoComplete="off"
        onSubmit={submit}
      >
        {!isOpen && <CarriedFields step={3} />}
        {posted?.outcome && !isOpen && (
          <PostResult outcome={posted.outcome} words={words} language={language} />
        )}
        {posted && !isOpen && <PostErrors words={words} language={language} />}
        {isOpen ? (
          <ErrorSummary title={words.errors.title} errors={toCorrect} />
        ) : (
          // The room for what a blank draft lacks, so that what follows stays in its place.
          !posted && (
            <div className={`${styles.withScripts} ${styles.reserved}`}>
              <ErrorSummary title={words.errors.title} errors={toCorrect} />
            </div>
          )
        )}
        <SummaryCard
          title={words.three.inquiry}
          rows={rowsOf(1)}
          step="stepOne"
          language={language}
          editLabel={words.buttons.edit}
        />
        <SummaryCard
          title={words.three.applicant}
          rows={rowsOf(2)}
          step="stepTwo"
          language={language}
          editLabel={words.buttons.edit}
        />
        {!isOpen && <PlainFileFields words={words} />}
        <div className={styles.trap} inert aria-hidden="true">
          <label>
            {words.honeypot}
            <input ref={honeypot} type="text" name="referralCode" autoComplete="off" />
          </label>
        </div>
        <div className={styles.actions}>
          <EditButton className={styles.secondary} step="stepTwo" language={language}>
            {words.buttons.previous}
          </EditButton>
          <button
            type="submit"
            className={styles.primary}
            disabled={isOpen && !canSend}
            aria-disabled={isSending || undefined}
            aria-describedby="submit-hint"
          >
            {isSending ? words.buttons.submitting : words.buttons.submit}
          </button>
          {/* Always there, so that it is read out when it comes. */}
          <p id="submit-hint" aria-live="polite">
            {isOpen && toCorrect.length > 0 && words.hints.correctFirst}
          </p>
        </div>
        <DraftActions words={words} language={language} />
      </form>
    </Step>
  );
}
