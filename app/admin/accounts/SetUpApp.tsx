import { Button, Code, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { request } from '../api.ts';
import { notify, useAction } from '../ui/errors.tsx';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SetUpApp.module.css';

interface Started {
  key: string;
  picture: { size: number; path: string };
  recoveryCodes: string[];
}

/** The password, then the picture for the app, then the first code from it. */
export function SetUpApp({ onDone }: { onDone(): void }) {
  const words = useWords();
  const texts = words.accounts.me.twoFactor;
  const trying = useAction();
  const [started, setStarted] = useState<Started>();
  const [isBusy, setIsBusy] = useState(false);

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    setIsBusy(true);
    await trying(
      async () =>
        setStarted(await request<Started>('POST', '/me/two-factor', { body: { password } })),
      ({ fields }) => words.session.passwordErrors[fields.password ?? ''],
    );
    setIsBusy(false);
  }

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '');
    setIsBusy(true);
    const isOn = await trying(
      () => request('POST', '/me/two-factor/confirm', { body: { code } }),
      ({ status }) => (status === 422 ? texts.wrongCode : undefined),
    );
    setIsBusy(false);
    if (!isOn) return;
    notify(texts.turnedOn);
    onDone();
  }

  if (!started) {
    return (
      <form onSubmit={start}>
        <Stack>
          <Password
            name="password"
            label={texts.password}
            autoComplete="current-password"
            data-autofocus
          />
          <Button type="submit" loading={isBusy}>
            {texts.next}
          </Button>
        </Stack>
      </form>
    );
  }
  const { key, picture, recoveryCodes } = started;
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
      <form onSubmit={confirm}>
        <Stack>
          <TextInput
            name="code"
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            withAsterisk={false}
          />
          <Button type="submit" loading={isBusy}>
            {texts.confirm}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
