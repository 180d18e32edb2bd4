import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ask, Refusal } from '../api.ts';
import { Password } from '../ui/Password.tsx';
import { wordsFor } from '../ui/problems.tsx';
import { useWords } from '../words/words.tsx';
import { SecondStep } from './SecondStep.tsx';

interface Props {
  onInside(): void;
  onForgot?(): void;
}

/** E-mail and password, then the second factor where one is set. The same on the page and in the box
 * that appears when a session has ended. */
export function SignIn({ onInside, onForgot }: Props) {
  const words = useWords();
  const [isSecondStep, setIsSecondStep] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { email: form.get('email'), password: form.get('password') };
    setIsBusy(true);
    setFault(undefined);
    try {
      const { next } = await ask<{ next: 'inside' | 'second-step' }>('POST', '/session', {
        body,
        isSigningIn: true,
      });
      if (next === 'inside') onInside();
      else setIsSecondStep(true);
    } catch (error) {
      setFault(explain(error));
    } finally {
      setIsBusy(false);
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 401 || error.status === 422) return words.session.signIn.wrong;
    if (error.status === 429) {
      return words.session.signIn.locked(Math.max(1, Math.ceil(error.retryAfterSeconds / 60)));
    }
    return wordsFor(error, words);
  }

  if (isSecondStep) {
    return <SecondStep onInside={onInside} onBack={() => setIsSecondStep(false)} />;
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {fault && (
          <Alert color="orange" role="alert">
            {fault}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={words.session.signIn.email}
          autoComplete="username"
          required
          withAsterisk={false}
          data-autofocus
        />
        <Password
          name="password"
          label={words.session.signIn.password}
          autoComplete="current-password"
        />
        <Button type="submit" loading={isBusy} fullWidth>
          {words.session.signIn.submit}
        </Button>
        {onForgot && (
          <Anchor component="button" type="button" size="sm" ta="center" onClick={onForgot}>
            {words.session.signIn.forgot}
          </Anchor>
        )}
      </Stack>
    </form>
  );
}
