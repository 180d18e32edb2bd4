import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { request } from '../api.ts';
import { useSigned } from '../session/me.ts';
import { notify, useAction } from '../ui/errors.tsx';
import { Password } from '../ui/Password.tsx';
import { useWords } from '../words/words.tsx';

export function ChangePassword() {
  const words = useWords();
  const texts = words.accounts.me.password;
  const { passwordErrors, welcome } = words.session;
  const { me } = useSigned();
  const trying = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initialValues: { password: '', newPassword: '', again: '' },
    validate: {
      again: (again, { newPassword }) => (again === newPassword ? null : welcome.different),
    },
  });

  async function change({ password, newPassword }: typeof form.values) {
    setIsBusy(true);
    const isDone = await trying(
      () => request('POST', '/me/password', { body: { password, newPassword } }),
      ({ fields }) => {
        for (const [name, error] of Object.entries(fields)) {
          form.setFieldError(name, passwordErrors[error] ?? error);
        }
        return passwordErrors[fields.password ?? fields.newPassword ?? ''];
      },
    );
    setIsBusy(false);
    if (!isDone) return;
    form.reset();
    notify(texts.done);
  }

  return (
    <form onSubmit={form.onSubmit(change)}>
      <Stack maw={400}>
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
        {/* Lets a password manager know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={me.email} readOnly />
        <Password
          label={texts.current}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Password
          label={texts.next}
          description={welcome.passwordHint}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <Password
          label={texts.again}
          autoComplete="new-password"
          {...form.getInputProps('again')}
        />
        <Button type="submit" variant="light" loading={isBusy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
