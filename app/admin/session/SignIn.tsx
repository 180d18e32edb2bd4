import { Anchor, Divider, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { type ApiError, request } from '../api/request.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { type SecondFactors, SecondStep } from './SecondStep.tsx';

interface Props {
  onSignedIn(): void;
  onForgot?(): void;
}

/**
 * A passkey, or email and password, then the second factor where one is set. The same on the page
 * and in the dialog that appears when a session has ended.
 */
export function SignIn({ onSignedIn, onForgot }: Props) {
  const texts = useWords().session.signIn;
  const [factors, setFactors] = useState<SecondFactors>();
  const [error, setError] = useState<string>();
  const form = useForm({ initialValues: { email: '', password: '' } });

  async function signIn(body: typeof form.values) {
    const answer = await request('POST /session', { body, isSigningIn: true });
    if (answer.next === 'inside') onSignedIn();
    else setFactors(answer.by);
  }

  function describeError({ status, retryAfterSeconds }: ApiError) {
    if (status === 401 || status === 422) return texts.wrong;
    if (status !== 429) return undefined;
    return texts.locked(Math.max(1, Math.ceil(retryAfterSeconds / 60)));
  }

  if (factors) {
    const back = () => setFactors(undefined);
    return <SecondStep factors={factors} onSignedIn={onSignedIn} onBack={back} />;
  }
  return (
    <Stack>
      <ActionForm
        form={form}
        onSubmit={signIn}
        describeError={describeError}
        error={error}
        onError={setError}
        submitLabel={texts.submit}
      >
        <TextInput
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          required
          data-autofocus
          {...form.getInputProps('email')}
        />
        <Password
          name="password"
          label={texts.password}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      </ActionForm>
      {browserSupportsWebAuthn() && (
        <>
          <Divider label={texts.or} />
          <PasskeyButton
            step="first"
            variant="default"
            bd="1px solid var(--line-strong)"
            onSignedIn={onSignedIn}
            onError={setError}
          />
        </>
      )}
      {onForgot && (
        <Anchor component="button" type="button" size="sm" ta="center" onClick={onForgot}>
          {texts.forgot}
        </Anchor>
      )}
    </Stack>
  );
}
