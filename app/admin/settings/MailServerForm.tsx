import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ServerAccount, usualPorts } from '#domain/mail-server.ts';
import { looksLikeEmail } from '#domain/text.ts';
import { request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { useWords } from '../words/words.tsx';
import { Pair } from './Part.tsx';
import { ServerActions } from './ServerActions.tsx';
import { ServerFields } from './ServerFields.tsx';
import { useServerForm } from './useServerForm.ts';

interface Saved extends ServerAccount {
  senderName: string;
  senderAddress: string;
}

const blank: Saved = {
  host: '',
  port: usualPorts.smtp.tls,
  security: 'tls',
  user: '',
  senderName: '',
  senderAddress: '',
};

interface Props {
  saved: Saved | undefined;
  onChange(): void;
}

export function MailServerForm({ saved, onChange }: Props) {
  const { mailServer: texts } = useWords();
  const { me } = useSession();
  const form = useForm({
    initialValues: { ...(saved ?? blank), password: '' },
    validate: {
      senderAddress: (value) => (looksLikeEmail(value.trim()) ? null : texts.wrong.senderAddress),
    },
  });
  const server = useServerForm({
    form,
    save: (body) => request('PUT /settings/mail-server', { body }),
    test: (body) => request('POST /settings/mail-server/test', { body }),
    remove: (body) => request('DELETE /settings/mail-server', { body }),
    removal: { title: texts.title, text: texts.removeMailServer },
    onChange,
  });
  return (
    <ActionForm
      form={form}
      label={texts.title}
      onSubmit={server.save}
      describeError={server.describeError}
      submitLabel={texts.use}
      renderSubmit={(button) => (
        <>
          <ServerActions
            server={server}
            test={texts.test}
            works={texts.sent(me.email)}
            isStored={saved !== undefined}
          >
            {button}
          </ServerActions>
          <Text size="xs" c="dimmed">
            {texts.testTo(me.email)}
          </Text>
        </>
      )}
    >
      <ServerFields
        kind="smtp"
        form={form}
        saved={saved}
        onUser={(user) => form.values.senderAddress || form.setFieldValue('senderAddress', user)}
      />
      <Pair>
        <TextInput
          label={texts.senderAddress}
          description={texts.senderAddressHint}
          type="email"
          required
          maxLength={254}
          {...form.getInputProps('senderAddress')}
        />
        <TextInput
          label={texts.senderName}
          description={texts.senderNameHint}
          maxLength={100}
          {...form.getInputProps('senderName')}
        />
      </Pair>
    </ActionForm>
  );
}
