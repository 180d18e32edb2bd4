import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { wordsOf } from '#content/words.ts';
import { localize } from '#domain/language.ts';
import { looksLikeEmail, looksLikePhone } from '#domain/text.ts';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import type { Route } from './+types/StepTwo';
import { DraftActions } from './DraftActions.tsx';
import { agree, changeField, hasAgreed, showErrors, useDraft } from './draft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldErrorsOf, problemsFrom } from './field-errors.ts';
import { BusinessTypeField } from './fields/BusinessTypeField.tsx';
import { Consent } from './fields/Consent.tsx';
import { FileField } from './fields/FileField.tsx';
import { TextField } from './fields/TextField.tsx';
import styles from './Step.module.css';
import { Step } from './Step.tsx';
import { useSubmission } from './submission.ts';
import { useUploads } from './uploads.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return {
    language,
    words: wordsOf('contact', language),
    consent: wordsOf('consent', language),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { meta, two } = args.loaderData.words;
  const words = { title: two.metaTitle, description: meta.description };
  return pageMeta(args, words, { picture: 'contact', noindex: true });
};

/** Who asks, and whether we may keep that. */
export default function StepTwo({ loaderData }: Route.ComponentProps) {
  const { language, words, consent } = loaderData;
  const { draft, isOpen, errors } = useDraft();
  const uploads = useUploads();
  const isSending = useSubmission().phase === 'sending';
  const [attention, setAttention] = useState(0);
  const [isRefused, setIsRefused] = useState(false);
  const navigate = useNavigate();
  const { fields } = draft;

  const isReady = isOpen && fields.name.trim() !== '' && fields.phoneNumber.trim() !== '';
  const problems = problemsFrom(errors, words, language);
  const errorOf = (name: string) => problems.find((problem) => problem.field === name)?.message;
  const doubtOf = (value: string, looksRight: (value: string) => boolean, hint: string) =>
    value.trim() === '' || looksRight(value.trim()) ? undefined : hint;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (!hasAgreed(draft)) return setIsRefused(true);
    const found = fieldErrorsOf(draft, 2);
    showErrors(found);
    if (Object.keys(found).length > 0) setAttention(attention + 1);
    else navigate(localize('/contact/stepThree', language));
  };

  return (
    <Step step={2} words={words} title={words.two.title} intro={words.two.intro}>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={goOn}>
        <ErrorSummary title={words.errors.title} problems={problems} attention={attention} />
        <fieldset className={styles.fields} disabled={isSending}>
          <BusinessTypeField
            label={words.fields.businessType}
            words={words.businessTypes}
            value={fields.businessType}
            onChange={(value) => changeField('businessType', value)}
          />
          <TextField
            name="companyName"
            label={words.fields.companyName}
            optional={words.optional}
            value={fields.companyName}
            error={errorOf('companyName')}
            autoComplete="organization"
            enterKeyHint="next"
            onChange={(value) => changeField('companyName', value)}
          />
          <div className={styles.pair}>
            <TextField
              name="name"
              label={words.fields.name}
              value={fields.name}
              error={errorOf('name')}
              required
              autoComplete="name"
              enterKeyHint="next"
              onChange={(value) => changeField('name', value)}
            />
            <TextField
              name="phoneNumber"
              type="tel"
              inputMode="tel"
              label={words.fields.phoneNumber}
              value={fields.phoneNumber}
              doubt={doubtOf(fields.phoneNumber, looksLikePhone, words.hints.phone)}
              error={errorOf('phoneNumber')}
              required
              autoComplete="tel"
              enterKeyHint="next"
              onChange={(value) => changeField('phoneNumber', value)}
            />
          </div>
          <div className={styles.pair}>
            <TextField
              name="email"
              inputMode="email"
              label={words.fields.email}
              optional={words.optional}
              value={fields.email}
              doubt={doubtOf(fields.email, looksLikeEmail, words.hints.email)}
              error={errorOf('email')}
              autoComplete="email"
              autoCapitalize="none"
              enterKeyHint="next"
              onChange={(value) => changeField('email', value)}
            />
            <TextField
              name="homePageAddress"
              inputMode="url"
              label={words.fields.homePageAddress}
              optional={words.optional}
              value={fields.homePageAddress}
              error={errorOf('homePageAddress')}
              autoComplete="url"
              autoCapitalize="none"
              enterKeyHint="next"
              onChange={(value) => changeField('homePageAddress', value)}
            />
          </div>
          <FileField
            name="introduction"
            label={words.fields.introduction}
            optional={words.optional}
            words={words.upload}
            language={language}
            file={draft.files.introduction}
            upload={uploads.introduction}
          />
          <Consent
            words={consent}
            language={language}
            isAgreed={isOpen && hasAgreed(draft)}
            error={errorOf('consent')}
            onChange={agree}
          />
        </fieldset>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.secondary}
            onClick={() => navigate(localize('/contact/stepOne', language))}
          >
            {words.buttons.previous}
          </button>
          <button
            type="submit"
            className={styles.primary}
            disabled={!isReady}
            aria-describedby="next-hint"
          >
            {words.buttons.next}
          </button>
          <p id="next-hint">{isReady ? '' : words.hints.nameAndPhoneFirst}</p>
        </div>
        <DraftActions words={words} language={language} />
      </form>
      {isRefused && (
        <AlertDialog
          message={words.alerts.consent}
          closeLabel={words.buttons.close}
          onClose={() => setIsRefused(false)}
        />
      )}
    </Step>
  );
}
