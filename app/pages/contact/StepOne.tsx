import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import { detailLimit } from '#domain/inquiry.ts';
import { fieldOfPage, isInquiryField } from '#domain/inquiry-field.ts';
import { localize } from '#domain/language.ts';
import { pageBefore } from '../../frame/came-from.ts';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import type { Route } from './+types/StepOne';
import { DetailField } from './DetailField.tsx';
import { DraftFoot } from './DraftFoot.tsx';
import { changeField, prefillInterest, showFaults, useDraft } from './draft.ts';
import { FileField } from './FileField.tsx';
import { Problems } from './Problems.tsx';
import { faultsOf, problemsFrom } from './problems.ts';
import { SampleSwitch } from './SampleSwitch.tsx';
import styles from './Step.module.css';
import { Step } from './Step.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useSubmission } from './submission.ts';
import { TextField } from './TextField.tsx';
import { useUploads } from './uploads.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { language, words: wordsOf('contact', language) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'contact' }) : [];

/** What the inquiry is about. */
export default function StepOne({ loaderData: { language, words } }: Route.ComponentProps) {
  const { draft, isOpen, faults } = useDraft();
  const uploads = useUploads();
  const isSending = useSubmission().phase === 'sending';
  const [attention, setAttention] = useState(0);
  const navigate = useNavigate();
  const { fields } = draft;

  const [query] = useSearchParams();
  const asked = query.get('field');
  useEffect(() => {
    const field = isInquiryField(asked) ? asked : fieldOfPage(pageBefore('/contact/stepOne'));
    if (field && isOpen) prefillInterest(words.suggestions[field]);
  }, [asked, isOpen, words]);

  const isReady = isOpen && fields.detail.trim() !== '';
  const problems = problemsFrom(faults, words, language);
  const errorOf = (name: string) => problems.find((problem) => problem.field === name)?.message;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const found = faultsOf(draft, 1);
    showFaults(found);
    if (Object.keys(found).length > 0) setAttention(attention + 1);
    else navigate(localize('/contact/stepTwo', language));
  };

  return (
    <Step step={1} words={words} {...words.one}>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={goOn}>
        <Problems title={words.faults.title} problems={problems} attention={attention} />
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
        <DraftFoot words={words} language={language} />
      </form>
    </Step>
  );
}
