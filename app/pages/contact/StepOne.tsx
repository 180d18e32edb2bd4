import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '#content/fill.ts';
import { inquiryFields } from '#domain/inquiry-fields.ts';
import { isInquiryTopic } from '#domain/inquiry-topic.ts';
import { localeOf } from '#domain/language.ts';
import { pages, topicOfPage } from '#domain/pages.ts';
import type { Route } from './+types/StepOne';
import { changeField, changeInterest, prefillInterest } from './draft/draft.ts';
import { useUploads } from './draft/uploads.ts';
import { DetailField } from './fields/DetailField.tsx';
import { FileField } from './fields/FileField.tsx';
import { SampleSwitch } from './fields/SampleSwitch.tsx';
import { Suggestions } from './fields/Suggestions.tsx';
import { TextField } from './fields/TextField.tsx';
import { loadStep } from './load-step.ts';
import { pageBefore } from './previous-page.ts';
import { Step } from './Step.tsx';
import { StepForm } from './StepForm.tsx';
import { stepMeta } from './step-meta.ts';
import { useDraft } from './useDraft.ts';
import { useFields } from './useFields.ts';

export function loader(args: Route.LoaderArgs) {
  return loadStep(args);
}

export const meta: Route.MetaFunction = (args) => stepMeta(args, 'one');

/** What the inquiry is about. */
export default function StepOne({ loaderData: { language, words } }: Route.ComponentProps) {
  const { draft, isOpen } = useDraft();
  const uploads = useUploads();
  const { bind } = useFields(words, language);
  const { interestedField, sample } = draft.fields;
  const changeTo = (text: string) => changeInterest(text, words.suggestions);

  const [query] = useSearchParams();
  const asked = query.get('field');
  useEffect(() => {
    const topic = isInquiryTopic(asked) ? asked : topicOfPage(pageBefore(pages.stepOne.path));
    if (topic && isOpen) prefillInterest(topic, words.suggestions);
  }, [asked, isOpen, words]);

  return (
    <Step step={1} words={words} {...words.one}>
      <StepForm
        step={1}
        words={words}
        language={language}
        required={['detail']}
        hint={words.hints.detailFirst}
      >
        <div>
          <TextField
            {...bind('interestedField')}
            onChange={changeTo}
            note={words.optional}
            enterKeyHint="next"
          />
          <Suggestions words={words.suggestions} value={interestedField} onPick={changeTo} />
        </div>
        <DetailField
          {...bind('detail')}
          note={words.required}
          count={(length) =>
            fill(words.hints.counter, {
              count: length.toLocaleString(localeOf[language]),
              limit: inquiryFields.detail.text.limit.toLocaleString(localeOf[language]),
            })
          }
        />
        <FileField
          name="file"
          label={words.fields.file}
          note={words.optional}
          words={words.upload}
          language={language}
          file={draft.files.file}
          upload={uploads.file}
        />
        <SampleSwitch
          label={words.fields.sample}
          words={words.sample}
          isOn={sample}
          onChange={(isOn) => changeField('sample', isOn)}
        />
      </StepForm>
    </Step>
  );
}
