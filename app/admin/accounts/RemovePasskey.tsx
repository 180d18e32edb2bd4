import { Alert, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Passkey } from '#server/accounts/passkeys.ts';
import { ask, Refusal } from '../api.ts';
import { Password } from '../ui/Password.tsx';
import { tell, wordsFor } from '../ui/problems.tsx';
import { useWords } from '../words/words.tsx';

export function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const words = useWords();
  const texts = words.accounts.me.passkeys;
  const [asksPassword, setAsksPassword] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = asksPassword ? { password: form.get('password') } : {};
    setIsBusy(true);
    setFault(undefined);
    try {
      await ask('DELETE', `/me/passkeys/${passkey.id}`, { body });
      tell(texts.removed);
      onDone();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { password: wanted, secondFactor } = error.fields;
      if (wanted === 'required') setAsksPassword(true);
      if (secondFactor) setFault(words.accounts.me.lastSecondFactor);
      else setFault(wanted ? words.session.passwordFaults[wanted] : wordsFor(error, words));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={remove}>
      <Stack>
        <Text size="sm">{texts.removeHint(passkey.name)}</Text>
        {fault && (
          <Alert color="orange" role="alert">
            {fault}
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
