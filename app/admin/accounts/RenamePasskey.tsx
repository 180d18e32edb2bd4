import { Button, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Passkey } from '#server/accounts/passkeys.ts';
import { request } from '../api.ts';
import { notify, useAction } from '../ui/errors.tsx';
import { useWords } from '../words/words.tsx';

export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const words = useWords();
  const trying = useAction();

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { name: new FormData(event.currentTarget).get('name') };
    if (!(await trying(() => request('PATCH', `/me/passkeys/${passkey.id}`, { body })))) return;
    notify(words.frame.saved);
    onDone();
  }

  return (
    <form onSubmit={rename}>
      <Stack>
        <TextInput
          name="name"
          label={words.accounts.me.passkeys.name}
          defaultValue={passkey.name}
          maxLength={60}
          required
          withAsterisk={false}
          data-autofocus
        />
        <Button type="submit">{words.frame.save}</Button>
      </Stack>
    </form>
  );
}
