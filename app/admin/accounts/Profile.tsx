import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { notify } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import styles from './MyAccount.module.css';

/** One's own name; address and role are an owner's to give. */
export function Profile() {
  const words = useWords();
  const texts = words.accounts;
  const { me, refresh } = useSession();
  const [run] = useAction();
  const form = useForm({ initialValues: { name: me.name } });

  async function save(body: typeof form.values) {
    if (await run(() => request('PATCH /me', { body }))) notify(words.frame.saved);
    await refresh();
  }

  return (
    <form onSubmit={form.onSubmit(save)}>
      <Stack align="flex-start">
        <dl className={styles.facts}>
          <dt>{texts.email}</dt>
          <dd>{me.email}</dd>
          <dt>{texts.role}</dt>
          <dd>{words.frame.roles[me.role]}</dd>
        </dl>
        <TextInput
          label={texts.me.name}
          required
          maxLength={100}
          w="100%"
          {...form.getInputProps('name')}
        />
        <Button type="submit" variant="default">
          {words.frame.save}
        </Button>
      </Stack>
    </form>
  );
}
