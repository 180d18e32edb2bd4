import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import {
  type FieldName,
  type FileFieldName,
  fieldNames,
  fileFields,
  inquiryFields,
} from '#domain/inquiry-fields.ts';
import { pagePath } from '#domain/pages.ts';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import type { Route } from './+types/StepThree';
import { DraftActions } from './DraftActions.tsx';
import { useDraft } from './draft/draft.ts';
import { submitDraft, useSubmission } from './draft/submission.ts';
import { useUploads } from './draft/uploads.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { listSubmitErrors } from './field-errors.ts';
import styles from './Step.module.css';
import { Step } from './Step.tsx';
import { SummaryCard } from './SummaryCard.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { language, words: wordsOf('contact', language) };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { meta, three } = args.loaderData.words;
  const words = { title: three.metaTitle, description: meta.description };
  return pageMeta(args, words, { picture: 'contact', noindex: true });
};

/** Shows what was entered, and sends it. */
export default function StepThree({ loaderData: { language, words } }: Route.ComponentProps) {
  const { draft, isOpen, errors } = useDraft();
  const uploads = useUploads();
  const submission = useSubmission();
  const honeypot = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const isSending = submission.phase === 'sending';
  const isSent = submission.phase === 'answered' && submission.outcome.ok;
  // The draft is empty once it was accepted, so the page behind the alert shows what was sent.
  const shown = isSent ? submission.sent : draft;
  const { fields } = shown;

  const toCorrect =
    isOpen && !isSent ? listSubmitErrors(draft, uploads, errors, words, language) : [];
  const uploading = fileFields.find((name) => uploads[name]?.phase === 'sending');
  const canSend = isOpen && !isSent && toCorrect.length === 0 && !uploading;
  const edit = (step: 'stepOne' | 'stepTwo') => () => navigate(pagePath(step, language));
  const fileNameOf = (name: FileFieldName) =>
    uploads[name]?.phase === 'sending' ? uploads[name].name : fields[name];
  const texts: Record<FieldName, string> = {
    ...fields,
    file: fileNameOf('file'),
    introduction: fileNameOf('introduction'),
    sample: fields.sample ? words.sample.yes : words.sample.no,
    businessType: words.businessTypes[fields.businessType],
  };
  const rowsOf = (step: 1 | 2) =>
    fieldNames
      .filter((name) => inquiryFields[name].step === step)
      .map((name) => ({ term: words.fields[name], text: texts[name] }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend && !isSending) submitDraft(language, honeypot.current?.value ?? '');
  };

  return (
    <Step step={3} words={words} title={words.three.title} intro={words.three.intro}>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
        <ErrorSummary title={words.errors.title} errors={toCorrect} />
        <SummaryCard
          title={words.three.inquiry}
          empty={words.three.empty}
          editLabel={words.buttons.edit}
          onEdit={edit('stepOne')}
          rows={rowsOf(1)}
        />
        <SummaryCard
          title={words.three.applicant}
          empty={words.three.empty}
          editLabel={words.buttons.edit}
          onEdit={edit('stepTwo')}
          rows={rowsOf(2)}
        />
        <div className={styles.trap} inert aria-hidden="true">
          <label>
            {words.honeypot}
            <input ref={honeypot} type="text" name="referralCode" autoComplete="off" />
          </label>
        </div>
        <div className={styles.actions}>
          <button type="button" className={styles.secondary} onClick={edit('stepTwo')}>
            {words.buttons.previous}
          </button>
          <button
            type="submit"
            className={styles.primary}
            disabled={!canSend}
            aria-disabled={isSending || undefined}
          >
            {isSending ? words.buttons.submitting : words.buttons.submit}
          </button>
          <p aria-live="polite">
            {uploading && fill(words.upload.stillSending, { name: uploads[uploading]?.name ?? '' })}
          </p>
        </div>
        <DraftActions words={words} language={language} />
      </form>
    </Step>
  );
}
