import { Alert, Anchor, Button, Divider, Stack, TextInput } from '@mantine/core';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { ApiError, request } from '../api.ts';
import { wordsFor } from '../ui/errors.tsx';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { type Factors, SecondStep } from './SecondStep.tsx';

interface Props {
  onInside(): void;
  onForgot?(): void;
}

/** What the server answers to the right password. */
export type Entered = { next: 'inside' } | { next: 'second-step'; by: Factors };

/** A passkey, or e-mail and password, then the second factor where one is set. The same on the page and in the box
 * that appears when a session has ended. */
export function SignIn({ onInside, onForgot }: Props) {
  const words = useWords();
  const [secondStep, setSecondStep] = useState<Factors>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { email: form.get('email'), password: form.get('password') };
    setIsBusy(true);
    setError(undefined);
    try {
      const answer = await request<Entered>('POST', '/session', { body, isSigningIn: true });
      if (answer.next === 'inside') onInside();
      else setSecondStep(answer.by);
    } catch (error) {
      setError(explain(error));
    } finally {
      setIsBusy(false);
    }
  }

  function explain(error: unknown): string {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || error.status === 422) return words.session.signIn.wrong;
    if (error.status === 429) {
      return words.session.signIn.locked(Math.max(1, Math.ceil(error.retryAfterSeconds / 60)));
    }
    return wordsFor(error, words);
  }

  if (secondStep) {
    const back = () => setSecondStep(undefined);
    return <SecondStep by={secondStep} onInside={onInside} onBack={back} />;
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {error && (
          <Alert color="orange" role="alert">
            {error}
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
        {browserSupportsWebAuthn() && (
          <>
            <Divider label={words.session.signIn.or} />
            <PasskeyButton step="first" variant="default" onInside={onInside} onError={setError} />
          </>
        )}
        {onForgot && (
          <Anchor component="button" type="button" size="sm" ta="center" onClick={onForgot}>
            {words.session.signIn.forgot}
          </Anchor>
        )}
      </Stack>
    </form>
  );
}
