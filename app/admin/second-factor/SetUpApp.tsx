import { Button, Code, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
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

/** The password, then the picture for the app and the first code from it, then the codes to keep. */
export function SetUpApp({ onDone }: { onDone(): void }) {
  const { accounts, frame } = useWords();
  const texts = accounts.me.twoFactor;
  const [setUp, setSetUp] = useState<AnswerOf<'POST /me/two-factor'>>();
  const [isOn, setIsOn] = useState(false);
  const form = useForm({ initialValues: { code: '' } });

  async function start(password: string) {
    setSetUp(await request('POST /me/two-factor', { body: { password } }));
  }

  async function confirm({ code }: typeof form.values) {
    const body = { code: code.replace(/\s/g, '') };
    await request('POST /me/two-factor/confirm', { body });
    notify(texts.turnedOn);
    setIsOn(true);
  }

  if (!setUp) return <PasswordForm onSubmit={start} submitLabel={texts.next} />;
  const { key, address, picture, recoveryCodes } = setUp;
  if (isOn) {
    return (
      <Stack>
        <Step at={2} />
        <RecoveryCodes codes={recoveryCodes} />
        <Button onClick={onDone} data-autofocus>
          {texts.codesKept}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <Step at={0} />
      <Text size="sm">{texts.scan}</Text>
      <svg
        className={styles.code}
        viewBox={`-2 -2 ${picture.size + 4} ${picture.size + 4}`}
        role="img"
        aria-label={texts.picture}
      >
        <path d={picture.path} />
      </svg>
      <Button component="a" href={address} variant="default" className={styles.open}>
        {texts.open}
      </Button>
      <div>
        <Text size="sm" c="dimmed" mb={4}>
          {texts.key}
        </Text>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Code className={styles.key}>
            {key.match(/.{1,4}/g)?.map((four, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same four letters may come twice.
              <span key={at}>{four}</span>
            ))}
          </Code>
          <CopyButton value={key}>
            {({ copied, copy }) => (
              <Button size="compact-sm" variant="default" flex="none" onClick={copy}>
                {copied ? frame.copied : texts.copyKey}
              </Button>
            )}
          </CopyButton>
        </Group>
      </div>
      <Step at={1} />
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

function Step({ at }: { at: 0 | 1 | 2 }) {
  const { steps } = useWords().accounts.me.twoFactor;
  return (
    <Text fw={600}>
      {at + 1}. {steps[at]}
    </Text>
  );
}
