import { useState } from 'react';
import { bindKorean } from '#content/bind-korean.ts';
import type { Words } from '#content/words.ts';
import { looksLikeEmail, looksLikePhone } from '#domain/text.ts';
import { siteContext } from '../../site.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import type { Route } from './+types/StepTwo';
import { agree, showErrors } from './draft/draft.ts';
import { stopUploads, useUploads } from './draft/uploads.ts';
import { focusControl } from './ErrorSummary.tsx';
import { BusinessTypeField } from './fields/BusinessTypeField.tsx';
import { Consent } from './fields/Consent.tsx';
import { FileField } from './fields/FileField.tsx';
import { TextField } from './fields/TextField.tsx';
import { loadStep } from './load-step.ts';
import styles from './Step.module.css';
import { Step } from './Step.tsx';
import { StepForm } from './StepForm.tsx';
import { stepMeta } from './step-meta.ts';
import { useDraft } from './useDraft.ts';
import { useFields } from './useFields.ts';

export async function loader(args: Route.LoaderArgs) {
  const step = loadStep(args);
  const { version, words } = await args.context.get(siteContext).consent(step.language);
  return { ...step, consent: { version, words: step.language === 'ko' ? bound(words) : words } };
}

/** As it is shown: what was agreed to is kept, and told apart by its version, as it is written. */
function bound({ intro, points, ...words }: Words['consent']): Words['consent'] {
  const boundPoints = points.map(({ term, text }) => ({ term, text: bindKorean(text) }));
  return { ...words, intro: bindKorean(intro), points: boundPoints };
}

export const meta: Route.MetaFunction = (args) => stepMeta(args, 'two');

/** Who asks, and their consent. */
export default function StepTwo({ loaderData }: Route.ComponentProps) {
  const { language, words, consent } = loaderData;
  const { draft, agreedTo } = useDraft();
  const uploads = useUploads();
  const { bind, errorOf } = useFields(words, language);
  const [isConsentMissing, setIsConsentMissing] = useState(false);
  const { phoneNumber, email } = draft.fields;
  const isAgreed = agreedTo === consent.version;

  const hintUnless = (looksRight: (value: string) => boolean, value: string, hint: string) =>
    value.trim() === '' || looksRight(value.trim()) ? undefined : hint;
  const requireConsent = () => {
    setIsConsentMissing(!isAgreed);
    return isAgreed;
  };
  const changeConsent = (isOn: boolean) => {
    agree(isOn ? consent.version : '');
    if (!isOn) stopUploads();
  };
  const markConsent = () => {
    setIsConsentMissing(false);
    showErrors({ consent: 'not-agreed' });
    focusControl('consent');
  };

  return (
    <Step step={2} words={words} title={words.two.title} intro={words.two.intro}>
      <StepForm
        step={2}
        words={words}
        language={language}
        required={['name', 'phoneNumber']}
        hint={words.hints.nameAndPhoneFirst}
        mayLeave={requireConsent}
      >
        <BusinessTypeField {...bind('businessType')} words={words.businessTypes} />
        <TextField
          {...bind('companyName')}
          note={words.optional}
          autoComplete="organization"
          enterKeyHint="next"
        />
        <div className={styles.pair}>
          <TextField
            {...bind('name')}
            note={words.required}
            required
            autoComplete="name"
            enterKeyHint="next"
          />
          <TextField
            {...bind('phoneNumber')}
            note={words.required}
            type="tel"
            inputMode="tel"
            hint={hintUnless(looksLikePhone, phoneNumber, words.hints.phone)}
            required
            autoComplete="tel"
            enterKeyHint="next"
          />
        </div>
        <div className={styles.pair}>
          <TextField
            {...bind('email')}
            inputMode="email"
            note={words.optional}
            hint={hintUnless(looksLikeEmail, email, words.hints.email)}
            autoComplete="email"
            autoCapitalize="none"
            enterKeyHint="next"
          />
          <TextField
            {...bind('homePageAddress')}
            inputMode="url"
            note={words.optional}
            autoComplete="url"
            autoCapitalize="none"
            enterKeyHint="next"
          />
        </div>
        <FileField
          name="introduction"
          label={words.fields.introduction}
          note={words.optional}
          words={words.upload}
          language={language}
          file={draft.files.introduction}
          upload={uploads.introduction}
        />
        <Consent
          words={consent.words}
          version={consent.version}
          language={language}
          isAgreed={isAgreed}
          error={errorOf('consent')}
          onChange={changeConsent}
        />
      </StepForm>
      {isConsentMissing && (
        <AlertDialog
          message={words.alerts.consent}
          closeLabel={words.buttons.close}
          onClose={markConsent}
        />
      )}
    </Step>
  );
}
