import { Alert, Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { request } from '../api/request.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { useWords } from '../words/words.tsx';

export function Forgot({ onBack }: { onBack(): void }) {
  const { forgot: texts, signIn } = useWords().session;
  const [isSent, setIsSent] = useState(false);
  const [error, setError] = useState<string>();
  const form = useForm({ initialValues: { email: '' } });

  async function send(body: typeof form.values) {
    await request('POST /session/reset-request', { body, isSigningIn: true });
    setIsSent(true);
  }

  return (
    <Stack>
      {isSent ? (
        <Alert color="glow" role="status">
          {texts.sent}
        </Alert>
      ) : (
        <ActionForm
          form={form}
          hint={<Text size="sm">{texts.hint}</Text>}
          onSubmit={send}
          error={error}
          onError={setError}
          submitLabel={texts.submit}
        >
          <TextInput
            name="email"
            type="email"
            label={signIn.email}
            autoComplete="username"
            required
            {...form.getInputProps('email')}
          />
        </ActionForm>
      )}
      <Anchor component="button" type="button" size="sm" ta="center" onClick={onBack}>
        {texts.back}
      </Anchor>
    </Stack>
  );
}
