import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { request } from '../api.ts';
import { useSigned } from '../session/me.ts';
import { notify, useAction } from '../ui/errors.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWords } from '../words/words.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

export default function MyAccount() {
  const words = useWords();
  const texts = words.accounts.me;
  return (
    <>
      <PageHead title={texts.title} />
      <Stack maw={720} gap="lg">
        <Part title={texts.profile}>
          <Profile />
        </Part>
        <Part title={texts.passkeys.title}>
          <Passkeys />
        </Part>
        <Part title={texts.twoFactor.title}>
          <TwoFactor />
        </Part>
        <Part title={texts.password.title}>
          <ChangePassword />
        </Part>
        <Part title={texts.sessions.title}>
          <Sessions />
        </Part>
      </Stack>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper p="lg" withBorder component="section">
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

function Profile() {
  const words = useWords();
  const { me, refresh } = useSigned();
  const trying = useAction();
  const [name, setName] = useState(me.name);

  async function save(event: FormEvent) {
    event.preventDefault();
    const isSaved = await trying(() => request('PATCH', '/me', { body: { name } }));
    if (isSaved) notify(words.frame.saved);
    await refresh();
  }

  return (
    <form onSubmit={save}>
      <Group align="flex-end">
        <TextInput
          label={words.accounts.me.name}
          description={me.email}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          required
          withAsterisk={false}
          maxLength={100}
          flex="1 1 14rem"
        />
        <Button type="submit" variant="light">
          {words.frame.save}
        </Button>
      </Group>
    </form>
  );
}
