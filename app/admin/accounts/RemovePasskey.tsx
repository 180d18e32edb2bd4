import { Alert, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Passkey } from '#server/accounts/passkeys.ts';
import { ApiError, request } from '../api.ts';
import { notify, wordsFor } from '../ui/errors.tsx';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';

export function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const words = useWords();
  const texts = words.accounts.me.passkeys;
  const [asksPassword, setAsksPassword] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = asksPassword ? { password: form.get('password') } : {};
    setIsBusy(true);
    setError(undefined);
    try {
      await request('DELETE', `/me/passkeys/${passkey.id}`, { body });
      notify(texts.removed);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { password: wanted, secondFactor } = error.fields;
      if (wanted === 'required') setAsksPassword(true);
      if (secondFactor) setError(words.accounts.me.lastSecondFactor);
      else setError(wanted ? words.session.passwordErrors[wanted] : wordsFor(error, words));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={remove}>
      <Stack>
        <Text size="sm">{texts.removeHint(passkey.name)}</Text>
        {error && (
          <Alert color="orange" role="alert">
            {error}
          </Alert>
        )}
        {asksPassword && (
          <Password
            name="password"
            label={words.accounts.me.twoFactor.password}
            autoComplete="current-password"
          />
        )}
        <Button type="submit" color="orange.9" loading={isBusy}>
          {texts.remove}
        </Button>
      </Stack>
    </form>
  );
}
