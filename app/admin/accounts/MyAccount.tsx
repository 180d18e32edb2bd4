import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useAction } from '../ui/useAction.ts';
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
        <Section title={texts.profile}>
          <Profile />
        </Section>
        <Section title={texts.passkeys.title}>
          <Passkeys />
        </Section>
        <Section title={texts.twoFactor.title}>
          <TwoFactor />
        </Section>
        <Section title={texts.password.title}>
          <ChangePassword />
        </Section>
        <Section title={texts.sessions.title}>
          <Sessions />
        </Section>
      </Stack>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
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
  const { me, refresh } = useSession();
  const [run] = useAction();
  const form = useForm({ initialValues: { name: me.name } });

  async function save(body: typeof form.values) {
    if (await run(() => request('PATCH /me', { body }))) notify(words.frame.saved);
    await refresh();
  }

  return (
    <form onSubmit={form.onSubmit(save)}>
      <Group align="flex-end">
        <TextInput
          label={words.accounts.me.name}
          description={me.email}
          required
          maxLength={100}
          flex="1 1 14rem"
          {...form.getInputProps('name')}
        />
        <Button type="submit" variant="light">
          {words.frame.save}
        </Button>
      </Group>
    </form>
  );
}
