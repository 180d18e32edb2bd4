import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { request } from '../api.ts';
import { wordsFor } from '../ui/errors.tsx';
import { useWords } from '../words/words.tsx';

export function Forgot({ onBack }: { onBack(): void }) {
  const words = useWords();
  const texts = words.session.forgot;
  const [isSent, setIsSent] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    try {
      await request('POST', '/session/reset-request', { body: { email }, isSigningIn: true });
      setIsSent(true);
    } catch (error) {
      setError(wordsFor(error, words));
    }
  }

  return (
    <Stack>
      {isSent ? (
        <Alert color="glow" role="status">
          {texts.sent}
        </Alert>
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <Text size="sm">{texts.hint}</Text>
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
            />
            <Button type="submit" fullWidth>
              {texts.submit}
            </Button>
          </Stack>
        </form>
      )}
      <Anchor component="button" type="button" size="sm" ta="center" onClick={onBack}>
        {texts.back}
      </Anchor>
    </Stack>
  );
}
