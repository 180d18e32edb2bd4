import { Code, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { notify } from '../ui/notify.tsx';
import { useWords } from '../words/words.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SetUpApp.module.css';

/** The password, then the picture for the app, then the first code from it. */
export function SetUpApp({ onDone }: { onDone(): void }) {
  const texts = useWords().accounts.me.twoFactor;
  const [setUp, setSetUp] = useState<AnswerOf<'POST /me/two-factor'>>();
  const form = useForm({ initialValues: { code: '' } });

  async function start(password: string) {
    setSetUp(await request('POST /me/two-factor', { body: { password } }));
  }

  async function confirm({ code }: typeof form.values) {
    const body = { code: code.replace(/\s/g, '') };
    await request('POST /me/two-factor/confirm', { body });
    notify(texts.turnedOn);
    onDone();
  }

  if (!setUp) return <PasswordForm onSubmit={start} submitLabel={texts.next} />;
  const { key, picture, recoveryCodes } = setUp;
  return (
    <Stack>
      <Text size="sm">{texts.scan}</Text>
      <svg
        className={styles.code}
        viewBox={`-2 -2 ${picture.size + 4} ${picture.size + 4}`}
        role="img"
        aria-label={texts.picture}
      >
        <path d={picture.path} />
      </svg>
      <Text size="sm" className={styles.key}>
        {texts.key} <Code>{key}</Code>
      </Text>
      <RecoveryCodes codes={recoveryCodes} />
      <ActionForm
        form={form}
        onSubmit={confirm}
        describeError={({ status }) => (status === 422 ? texts.wrongCode : undefined)}
        submitLabel={texts.confirm}
      >
        <TextInput
          name="code"
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...form.getInputProps('code')}
        />
      </ActionForm>
    </Stack>
  );
}
