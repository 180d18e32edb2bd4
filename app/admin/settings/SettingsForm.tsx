import { Button, Fieldset, NumberInput, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { languages, ownName } from '#domain/language.ts';
import type { Settings } from '#server/settings/settings.ts';
import { request } from '../api.ts';
import { notify, useAction } from '../ui/errors.tsx';
import { fromSeoulClock, toSeoulClock } from '../ui/times.ts';
import { useWords } from '../words/words.tsx';
import { PopupTexts } from './PopupTexts.tsx';

const clockOf = (at: number | null) => (at === null ? '' : toSeoulClock(at));
const noTexts = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
] as Settings['popup']['texts'][keyof Settings['popup']['texts']];

/** The form holds texts as they are typed; they become settings when they are saved. */
function toForm({ contact, popup, retentionDays, notificationAddresses }: Settings) {
  return {
    contact,
    popup: {
      shown: popup.shown,
      from: clockOf(popup.from),
      until: clockOf(popup.until),
      texts: Object.fromEntries(languages.map((one) => [one, popup.texts[one] ?? noTexts])),
    },
    retentionDays,
    notificationAddresses: notificationAddresses.join('\n'),
  };
}

type Form = ReturnType<typeof toForm>;

function toSettings({ contact, popup, retentionDays, notificationAddresses }: Form) {
  const texts = Object.entries(popup.texts).filter(([, row]) => row?.some(Boolean));
  return {
    contact,
    popup: {
      shown: popup.shown,
      from: fromSeoulClock(popup.from) ?? null,
      until: fromSeoulClock(popup.until) ?? null,
      texts: Object.fromEntries(texts),
    },
    retentionDays,
    notificationAddresses: notificationAddresses.split(/\s+/).filter(Boolean),
  };
}

export function SettingsForm({ settings }: { settings: Settings }) {
  const { settings: texts } = useWords();
  const trying = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({ initialValues: toForm(settings) });

  async function save(values: Form) {
    setIsBusy(true);
    await trying(
      async () => {
        await request('PUT', '/settings', { body: toSettings(values) });
        notify(texts.saved);
      },
      ({ fields }) => {
        for (const name of Object.keys(fields))
          form.setFieldError(name.replace(/^(notificationAddresses)\..*/, '$1'), texts.wrong);
        return Object.keys(fields).length > 0 ? texts.wrong : undefined;
      },
    );
    setIsBusy(false);
  }

  return (
    <form onSubmit={form.onSubmit(save)}>
      <Stack maw={720}>
        <Fieldset legend={texts.contact}>
          <Stack>
            <TextInput label={texts.email} {...form.getInputProps('contact.email')} />
            <TextInput label={texts.phone} {...form.getInputProps('contact.phone')} />
            <TextInput label={texts.fax} {...form.getInputProps('contact.fax')} />
            {languages.map((one) => (
              <TextInput
                key={one}
                lang={one}
                label={texts.address(ownName[one])}
                {...form.getInputProps(`contact.address.${one}`)}
              />
            ))}
          </Stack>
        </Fieldset>
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
            <PopupTexts inputProps={(path) => form.getInputProps(`popup.texts.${path}`)} />
          </Stack>
        </Fieldset>
        <Fieldset legend={texts.retention}>
          <Stack>
            <NumberInput
              label={texts.retentionDays}
              min={0}
              max={5}
              allowDecimal={false}
              {...form.getInputProps('retentionDays')}
            />
            <Textarea
              label={texts.notifications}
              description={texts.notificationsHint}
              autosize
              minRows={2}
              {...form.getInputProps('notificationAddresses')}
            />
          </Stack>
        </Fieldset>
        <Button type="submit" loading={isBusy}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}
