import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api.ts';
import { explainPasskey, registerPasskey } from '../session/passkeys.ts';
import { notify } from '../ui/errors.tsx';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';
import { nameBrowser } from './name-browser.ts';

/** The password is asked for only when the sign-in is a while ago. */
export function AddPasskey({ onDone }: { onDone(): void }) {
  const words = useWords();
  const texts = words.accounts.me.passkeys;
  const [asksPassword, setAsksPassword] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = asksPassword ? String(form.get('password')) : undefined;
    setIsBusy(true);
    setError(undefined);
    try {
      await registerPasskey(String(form.get('name')), password);
      notify(texts.added);
      onDone();
    } catch (error) {
      const wanted = error instanceof ApiError ? error.fields.password : undefined;
      if (wanted === 'required') setAsksPassword(true);
      setError(wanted ? words.session.passwordErrors[wanted] : explainPasskey(error, words));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={add}>
      <Stack>
        <Text size="sm">{texts.addHint}</Text>
        {error && (
          <Alert color="orange" role="alert">
            {error}
          </Alert>
        )}
        <TextInput
          name="name"
          label={texts.name}
          description={texts.nameHint}
          defaultValue={nameBrowser(navigator.userAgent) ?? ''}
          maxLength={60}
          required
          withAsterisk={false}
          data-autofocus
        />
        {asksPassword && (
          <Password
            name="password"
            label={words.accounts.me.twoFactor.password}
            autoComplete="current-password"
          />
        )}
        <Button type="submit" loading={isBusy}>
          {texts.create}
        </Button>
      </Stack>
    </form>
  );
}
