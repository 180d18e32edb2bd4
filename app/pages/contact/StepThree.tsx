import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import { localize } from '#domain/language.ts';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import type { Route } from './+types/StepThree';
import { DraftActions } from './DraftActions.tsx';
import { type FileSlot, useDraft } from './draft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { whatIsMissing } from './field-errors.ts';
import styles from './Step.module.css';
import { Step } from './Step.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { submitDraft, useSubmission } from './submission.ts';
import { useUploads } from './uploads.ts';

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

/** A last look, and off it goes. */
export default function StepThree({ loaderData: { language, words } }: Route.ComponentProps) {
  const { draft, isOpen, errors } = useDraft();
  const uploads = useUploads();
  const submission = useSubmission();
  const trap = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const isSending = submission.phase === 'sending';
  const isSent = submission.phase === 'answered' && submission.outcome.ok;
  // The draft is empty once it was accepted; behind the alert stands what was sent.
  const shown = isSent ? submission.sent : draft;
  const { fields } = shown;
  const names = words.fields;

  const missing = isOpen && !isSent ? whatIsMissing(draft, uploads, errors, words, language) : [];
  const sending = (['file', 'introduction'] satisfies FileSlot[]).find(
    (slot) => uploads[slot]?.phase === 'sending',
  );
  const canSend = isOpen && !isSent && missing.length === 0 && !sending;
  const edit = (step: string) => () => navigate(localize(`/contact/${step}`, language));
  const nameOf = (slot: FileSlot) =>
    uploads[slot]?.phase === 'sending' ? uploads[slot].name : fields[slot];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend && !isSending) submitDraft(language, trap.current?.value ?? '');
  };

  return (
    <Step step={3} words={words} title={words.three.title} intro={words.three.intro}>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
        <ErrorSummary title={words.errors.title} problems={missing} />
        <SummaryCard
          title={words.three.inquiry}
          empty={words.three.empty}
          editLabel={words.buttons.edit}
          onEdit={edit('stepOne')}
          rows={[
            { term: names.interestedField, text: fields.interestedField },
            { term: names.detail, text: fields.detail },
            { term: names.file, text: nameOf('file') },
            { term: names.sample, text: fields.sample ? words.sample.yes : words.sample.no },
          ]}
        />
        <SummaryCard
          title={words.three.applicant}
          empty={words.three.empty}
          editLabel={words.buttons.edit}
          onEdit={edit('stepTwo')}
          rows={[
            { term: names.businessType, text: words.businessTypes[fields.businessType] ?? '' },
            { term: names.companyName, text: fields.companyName },
            { term: names.name, text: fields.name },
            { term: names.phoneNumber, text: fields.phoneNumber },
            { term: names.email, text: fields.email },
            { term: names.homePageAddress, text: fields.homePageAddress },
            { term: names.introduction, text: nameOf('introduction') },
          ]}
        />
        <div className={styles.trap} inert aria-hidden="true">
          <label>
            {names.trap}
            <input ref={trap} type="text" name="referralCode" autoComplete="off" />
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
            {sending && fill(words.upload.stillSending, { name: uploads[sending]?.name ?? '' })}
          </p>
        </div>
        <DraftActions words={words} language={language} />
      </form>
    </Step>
  );
}
