import { Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ServerAccount, usualPorts } from '#domain/mail-server.ts';
import { looksLikeEmail } from '#domain/text.ts';
import { request } from '../api/request.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { useWords } from '../words/words.tsx';
import { Pair } from './Part.tsx';
import { ServerActions } from './ServerActions.tsx';
import { ServerFields } from './ServerFields.tsx';
import { useServerForm } from './useServerForm.ts';

interface Saved extends ServerAccount {
  folder: string;
  address: string;
  takesPlus: boolean;
}

const blank: Saved = {
  host: '',
  port: usualPorts.imap.tls,
  security: 'tls',
  user: '',
  folder: 'INBOX',
  address: '',
  takesPlus: true,
};

interface Props {
  saved: Saved | undefined;
  onChange(): void;
}

export function MailboxForm({ saved, onChange }: Props) {
  const { mailServer: texts } = useWords();
  const form = useForm({
    initialValues: { ...(saved ?? blank), password: '' },
    validate: {
      address: (value) => (looksLikeEmail(value.trim()) ? null : texts.wrong.address),
    },
  });
  const server = useServerForm({
    form,
    save: (body) => request('PUT /settings/mailbox', { body }),
    test: (body) => request('POST /settings/mailbox/test', { body }),
    remove: (body) => request('DELETE /settings/mailbox', { body }),
    removal: { title: texts.mailbox, text: texts.removeMailbox },
    onChange,
  });
  return (
    <ActionForm
      form={form}
      label={texts.mailbox}
      onSubmit={server.save}
      describeError={server.describeError}
      submitLabel={texts.useMailbox}
      renderSubmit={(button) => (
        <>
          <ServerActions
            server={server}
            test={texts.check}
            works={texts.checked}
            isStored={saved !== undefined}
          >
            {button}
          </ServerActions>
          <Text size="xs" c="dimmed">
            {texts.mailboxErasure}
          </Text>
        </>
      )}
    >
      <ServerFields
        kind="imap"
        form={form}
        saved={saved}
        onUser={(user) => form.values.address || form.setFieldValue('address', user)}
      />
      <Pair>
        <TextInput
          label={texts.address}
          type="email"
          required
          maxLength={254}
          {...form.getInputProps('address')}
        />
        <TextInput
          label={texts.folder}
          required
          maxLength={200}
          {...form.getInputProps('folder')}
        />
      </Pair>
      <Switch
        label={texts.takesPlus}
        description={texts.takesPlusHint}
        {...form.getInputProps('takesPlus', { type: 'checkbox' })}
      />
    </ActionForm>
  );
}
