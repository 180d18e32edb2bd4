import { Anchor, Box, Fieldset, NumberInput, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router';
import { languages } from '#domain/language.ts';
import { maxRetentionDays } from '#domain/retention.ts';
import type { Settings } from '#server/settings/settings.ts';
import { type ApiError, request } from '../api/request.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { notify } from '../ui/notify.tsx';
import { useWords } from '../words/words.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { type FormValues, toForm, toSettings } from './form-values.ts';
import { NotificationFields } from './NotificationFields.tsx';
import { PrivacyFields } from './PrivacyFields.tsx';

export function SettingsForm({ settings }: { settings: Settings }) {
  const words = useWords();
  const texts = words.settings;
  const form = useForm({ initialValues: toForm(settings) });

  async function save(values: FormValues) {
    await request('PUT /settings', { body: toSettings(values) });
    notify(words.frame.saved);
  }

  function errorOf(field: string): string {
    if (field === 'company.registrationNumber') return words.company.wrongNumber;
    if (field === 'company.social') return words.company.wrongSocial;
    if (field === 'company.logo') return words.company.missing;
    if (/\.(externalSite|address)$/.test(field)) return words.company.wrongAddress;
    return texts.wrongField;
  }

  function describeError({ fields }: ApiError) {
    for (const name of Object.keys(fields)) {
      const field = name.replace(/^(notificationAddresses|company\.social)\..*/, '$1');
      form.setFieldError(field, errorOf(field));
    }
    return Object.keys(fields).length > 0 ? texts.wrong : undefined;
  }

  return (
    <Box maw={720}>
      <ActionForm
        form={form}
        onSubmit={save}
        describeError={describeError}
        submitLabel={words.frame.save}
      >
        <Fieldset legend={texts.contact} id="contact">
          <Stack>
            <TextInput label={texts.email} {...form.getInputProps('contact.email')} />
            <TextInput label={texts.phone} {...form.getInputProps('contact.phone')} />
            <TextInput label={texts.fax} {...form.getInputProps('contact.fax')} />
            {languages.map((language) => (
              <TextInput
                key={language}
                lang={language}
                label={texts.address(words.languages[language])}
                {...form.getInputProps(`contact.address.${language}`)}
              />
            ))}
          </Stack>
        </Fieldset>
        <CompanyFields form={form} />
        <Fieldset legend={texts.popup}>
          <Stack>
            <Switch
              label={texts.popupShown}
              {...form.getInputProps('popup.shown', { type: 'checkbox' })}
            />
            <TextInput
              type="datetime-local"
              label={texts.popupFrom}
              {...form.getInputProps('popup.from')}
            />
            <TextInput
              type="datetime-local"
              label={texts.popupUntil}
              {...form.getInputProps('popup.until')}
            />
            <Anchor component={Link} to="/admin/site/popup" size="sm">
              {texts.popupTexts}
            </Anchor>
          </Stack>
        </Fieldset>
        <Fieldset legend={texts.retention}>
          <NumberInput
            label={texts.retentionDays}
            min={0}
            max={maxRetentionDays}
            allowDecimal={false}
            {...form.getInputProps('retentionDays')}
          />
        </Fieldset>
        <NotificationFields form={form} />
        <PrivacyFields form={form} />
      </ActionForm>
    </Box>
  );
}
