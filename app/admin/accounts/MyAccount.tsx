import { Badge, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { mayAnswerInquiries, mayChangeSettings } from '#domain/staff.ts';
import { request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { Card } from '../ui/Card.tsx';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { MonthlyReport } from './MonthlyReport.tsx';
import styles from './MyAccount.module.css';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { Signature } from './Signature.tsx';
import { TwoFactor } from './TwoFactor.tsx';

export default function MyAccount() {
  const words = useWords();
  const texts = words.accounts.me;
  const { me } = useSession();
  return (
    <>
      <PageHead title={texts.title} />
      <div className={styles.page}>
        <Stack gap="lg">
          <Card title={texts.profile}>
            <Profile />
          </Card>
          <Card
            title={texts.twoFactor.title}
            mark={
              !me.hasTwoFactor && <Badge color="attention">{words.accounts.security.missing}</Badge>
            }
          >
            <TwoFactor />
          </Card>
          <Card title={texts.passkeys.title}>
            <Passkeys />
          </Card>
          <Card title={texts.sessions.title}>
            <Sessions />
          </Card>
        </Stack>
        <Stack gap="lg">
          <Card title={texts.password.title}>
            <ChangePassword />
          </Card>
          {mayAnswerInquiries(me) && (
            <Card title={words.conversation.signature.title}>
              <Signature />
            </Card>
          )}
          {mayChangeSettings(me) && (
            <Card title={words.dashboard.report.title}>
              <MonthlyReport />
            </Card>
          )}
        </Stack>
      </div>
    </>
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
      <Stack align="flex-start">
        <TextInput
          label={words.accounts.me.name}
          description={me.email}
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
