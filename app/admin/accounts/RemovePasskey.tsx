import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Passkey } from '#server/accounts/passkeys.ts';
import { type ApiError, request } from '../api/request.ts';
import { CurrentPassword } from '../second-factor/CurrentPassword.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { notify } from '../ui/notify.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  /** Open while there is one. */
  passkey: Passkey | undefined;
  onClose(): void;
  onDone(): void;
}

/** The server asks for the password only when the sign-in is a while ago. */
export function RemovePasskey({ passkey, onClose, onDone }: Props) {
  const words = useWords();
  const texts = words.accounts.me.passkeys;
  const [error, setError] = useState<string>();
  const form = useForm({ initialValues: { needsPassword: false, password: '' } });
  const { needsPassword } = form.values;

  async function remove({ password }: typeof form.values) {
    const body = needsPassword ? { password } : {};
    await request('DELETE /me/passkeys/:id', { params: { id: passkey?.id ?? '' }, body });
    notify(texts.removed);
    onDone();
  }

  function describeError({ fields }: ApiError) {
    if (fields.password === 'required') form.setFieldValue('needsPassword', true);
    if (fields.secondFactor) return words.accounts.me.lastSecondFactor;
    return words.session.passwordErrors[fields.password ?? ''];
  }

  return (
    <FormDialog
      isOpen={passkey !== undefined}
      title={texts.remove}
      startWith={() => ({ needsPassword: false, password: '' })}
      onClose={onClose}
      form={form}
      hint={passkey && <Text size="sm">{texts.removeHint(passkey.name)}</Text>}
      onSubmit={remove}
      describeError={describeError}
      error={error}
      onError={setError}
      submitLabel={texts.remove}
      submitProps={{ color: 'attention' }}
    >
      {needsPassword && <CurrentPassword {...form.getInputProps('password')} />}
    </FormDialog>
  );
}
