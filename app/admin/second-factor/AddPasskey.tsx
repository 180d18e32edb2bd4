import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ApiError } from '../api/request.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { notify } from '../ui/notify.tsx';
import { useWords } from '../words/words.tsx';
import { nameBrowser } from './browser-name.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { describePasskeyError, registerPasskey } from './passkeys.ts';

/** The server asks for the password only when the sign-in is a while ago. */
export function AddPasskey({ onDone }: { onDone(): void }) {
  const words = useWords();
  const texts = words.accounts.me.passkeys;
  const [needsPassword, setNeedsPassword] = useState(false);
  const [error, setError] = useState<string>();
  const form = useForm({
    initialValues: { name: nameBrowser(navigator.userAgent) ?? '', password: '' },
  });

  async function add({ name, password }: typeof form.values) {
    await registerPasskey(name, needsPassword ? password : undefined);
    notify(texts.added);
    onDone();
  }

  function describeError(failure: ApiError) {
    const { password } = failure.fields;
    if (password === 'required') setNeedsPassword(true);
    return password
      ? words.session.passwordErrors[password]
      : describePasskeyError(failure, words.session.passkey);
  }

  return (
    <ActionForm
      form={form}
      hint={<Text size="sm">{texts.addHint}</Text>}
      onSubmit={add}
      describeError={describeError}
      error={error}
      onError={setError}
      submitLabel={texts.create}
    >
      <TextInput
        name="name"
        label={texts.name}
        description={texts.nameHint}
        maxLength={60}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      {needsPassword && <CurrentPassword {...form.getInputProps('password')} />}
    </ActionForm>
  );
}
