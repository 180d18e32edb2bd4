import { Button, NumberInput, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { maxRetentionDays } from '#domain/retention.ts';
import type { Settings } from '#server/settings/settings.ts';
import { readItem, removeItem, writeItem } from '../../browser-storage.ts';
import { type ApiError, request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { Card } from '../ui/Card.tsx';
import { RecoveredNotice } from '../ui/RecoveredNotice.tsx';
import { SubmitBar } from '../ui/SubmitBar.tsx';
import { useWords } from '../words/words.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { checkForm, errorOf } from './check-form.ts';
import {
  changedSettings,
  countChanges,
  countDifferences,
  type FormValues,
  isChanged,
  readCopy,
  toForm,
} from './form-values.ts';
import { NotificationFields } from './NotificationFields.tsx';
import { Part } from './Part.tsx';
import { PopupFields } from './PopupFields.tsx';
import { PrivacyFields } from './PrivacyFields.tsx';
import type { PartName } from './parts.ts';
import styles from './SettingsPage.module.css';

interface Props {
  settings: Settings;
  mailTo: string;
  part: PartName;
  /** The first field that is wrong, which may be in another part. */
  onWrong(field: HTMLElement): void;
}

export function SettingsForm({ settings, mailTo, part, onWrong }: Props) {
  const words = useWords();
  const texts = words.settings;
  const { me } = useSession();
  const copyName = `admin-draft:${me.id}:settings`;
  const [saved, setSaved] = useState(settings);
  const [isJustSaved, setIsJustSaved] = useState(false);
  const [recovered, setRecovered] = useState(() => readCopy(readItem(copyName), settings));
  const form = useForm({
    initialValues: toForm(settings),
    validate: (values) => checkForm(values, words),
    onValuesChange: keepCopy,
  });

  /** Leaving the page must lose nothing. */
  function keepCopy(values: FormValues) {
    setIsJustSaved(false);
    if (isChanged(values, saved)) writeItem(copyName, JSON.stringify(values));
    else removeItem(copyName);
  }

  async function save(values: FormValues) {
    // What is not named stays as somebody else may have saved it meanwhile.
    const answer = await request('PUT /settings', { body: changedSettings(values, saved) });
    setSaved(answer.settings);
    // Stored in another spelling than typed, it would count as a change. What was typed meanwhile is one.
    const isAsSent = countDifferences(form.getValues(), values) === 0;
    if (isAsSent && isChanged(values, answer.settings)) form.setValues(toForm(answer.settings));
    if (isAsSent) removeItem(copyName);
    setIsJustSaved(true);
  }

  function describeError({ fields }: ApiError) {
    for (const name of Object.keys(fields)) {
      const field = name.replace(/^(notificationAddresses|company\.social)\..*/, '$1');
      form.setFieldError(field, errorOf(field, words));
    }
    return Object.keys(fields).length > 0 ? texts.wrong : undefined;
  }

  function restoreCopy() {
    if (recovered) form.setValues(recovered);
    setRecovered(undefined);
  }

  const changes = countChanges(form.values, saved);
  const unchanged = isJustSaved ? words.frame.saved : texts.nothingChanged;
  /** The others have buttons of their own, and no use for this bar. */
  const hasFields = part !== 'mail' && part !== 'security';
  return (
    <>
      {recovered && (
        <RecoveredNotice
          mb={0}
          onRestore={restoreCopy}
          onDiscard={() => {
            removeItem(copyName);
            setRecovered(undefined);
          }}
        />
      )}
      <ActionForm
        form={form}
        onSubmit={save}
        describeError={describeError}
        onWrong={onWrong}
        submitLabel={words.frame.save}
        submitProps={{ disabled: changes === 0 }}
        renderSubmit={(button) => (
          <div className={styles.bar}>
            {(hasFields || changes > 0) && (
              <SubmitBar
                isOpen={changes > 0}
                text={changes > 0 ? texts.unsaved(changes) : unchanged}
              >
                {changes > 0 && (
                  <Button variant="default" onClick={() => form.setValues(toForm(saved))}>
                    {texts.backToSaved}
                  </Button>
                )}
                {button}
              </SubmitBar>
            )}
          </div>
        )}
      >
        <Part name="company" current={part}>
          <ContactFields form={form} />
          <CompanyFields form={form} />
        </Part>
        <Part name="site" current={part}>
          <PopupFields form={form} />
          <Card title={texts.visits} id="visits">
            <Switch
              label={texts.countVisits}
              description={texts.countVisitsHint}
              {...form.getInputProps('countVisits', { type: 'checkbox' })}
            />
          </Card>
        </Part>
        <Part name="notifications" current={part}>
          <NotificationFields form={form} mailTo={mailTo} />
        </Part>
        <Part name="privacy" current={part}>
          <PrivacyFields form={form} />
          <Card title={texts.retention} id="retention">
            <NumberInput
              label={texts.retentionDays}
              description={texts.retentionHint}
              min={0}
              max={maxRetentionDays}
              clampBehavior="none"
              allowDecimal={false}
              styles={{ wrapper: { maxWidth: '10rem' } }}
              {...form.getInputProps('retentionDays')}
            />
          </Card>
        </Part>
      </ActionForm>
    </>
  );
}
