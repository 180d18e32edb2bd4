import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import { detailLimit } from '#domain/inquiry.ts';
import { isInquiryTopic } from '#domain/inquiry-topic.ts';
import { localize } from '#domain/language.ts';
import { topicOfPage } from '#domain/pages.ts';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import { pageBefore } from '../../frame/previous-page.ts';
import type { Route } from './+types/StepOne';
import { DraftActions } from './DraftActions.tsx';
import { changeField, prefillInterest, showErrors, useDraft } from './draft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldErrorsOf, problemsFrom } from './field-errors.ts';
import { DetailField } from './fields/DetailField.tsx';
import { FileField } from './fields/FileField.tsx';
import { SampleSwitch } from './fields/SampleSwitch.tsx';
import { Suggestions } from './fields/Suggestions.tsx';
import { TextField } from './fields/TextField.tsx';
import styles from './Step.module.css';
import { Step } from './Step.tsx';
import { useSubmission } from './submission.ts';
import { useUploads } from './uploads.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { language, words: wordsOf('contact', language) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'contact' }) : [];

/** What the inquiry is about. */
export default function StepOne({ loaderData: { language, words } }: Route.ComponentProps) {
  const { draft, isOpen, errors } = useDraft();
  const uploads = useUploads();
  const isSending = useSubmission().phase === 'sending';
  const [attention, setAttention] = useState(0);
  const navigate = useNavigate();
  const { fields } = draft;

  const [query] = useSearchParams();
  const asked = query.get('field');
  useEffect(() => {
    const field = isInquiryTopic(asked) ? asked : topicOfPage(pageBefore('/contact/stepOne'));
    if (field && isOpen) prefillInterest(words.suggestions[field]);
  }, [asked, isOpen, words]);

  const isReady = isOpen && fields.detail.trim() !== '';
  const problems = problemsFrom(errors, words, language);
  const errorOf = (name: string) => problems.find((problem) => problem.field === name)?.message;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const found = fieldErrorsOf(draft, 1);
    showErrors(found);
    if (Object.keys(found).length > 0) setAttention(attention + 1);
    else navigate(localize('/contact/stepTwo', language));
  };

  return (
    <Step step={1} words={words} {...words.one}>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={goOn}>
        <ErrorSummary title={words.errors.title} problems={problems} attention={attention} />
        <fieldset className={styles.fields} disabled={isSending}>
          <div>
            <TextField
              name="interestedField"
              label={words.fields.interestedField}
              optional={words.optional}
              value={fields.interestedField}
              error={errorOf('interestedField')}
              enterKeyHint="next"
              onChange={(value) => changeField('interestedField', value)}
            />
            <Suggestions
              words={words.suggestions}
              value={fields.interestedField}
              onPick={(name) => changeField('interestedField', name)}
            />
          </div>
          <DetailField
            label={words.fields.detail}
            value={fields.detail}
            error={errorOf('detail')}
            count={(length) =>
              fill(words.hints.counter, {
                count: length.toLocaleString(language),
                limit: detailLimit.toLocaleString(language),
              })
            }
            onChange={(value) => changeField('detail', value)}
          />
          <FileField
            name="file"
            label={words.fields.file}
            optional={words.optional}
            words={words.upload}
            language={language}
            file={draft.files.file}
            upload={uploads.file}
          />
          <SampleSwitch
            label={words.fields.sample}
            words={words.sample}
            isOn={fields.sample}
            onChange={(isOn) => changeField('sample', isOn)}
          />
        </fieldset>
        <div className={styles.actions}>
          <button
            type="submit"
            className={styles.primary}
            disabled={!isReady}
            aria-describedby="next-hint"
          >
            {words.buttons.next}
          </button>
          <p id="next-hint">{isReady ? '' : words.hints.detailFirst}</p>
        </div>
        <DraftActions words={words} language={language} />
      </form>
    </Step>
  );
}
