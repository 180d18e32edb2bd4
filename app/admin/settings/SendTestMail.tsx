import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { useSession } from '../session/useSession.ts';
import { Card } from '../ui/Card.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';

/** Sends a mail through the same outbox as every other, and shows what became of it. */
export function SendTestMail({ sendsMail }: { sendsMail: boolean }) {
  const { settings: texts } = useWords();
  const { me } = useSession();
  const [run] = useAction();
  const form = useForm({ initialValues: { to: me.email } });
  const [id, setId] = useState<string>();
  const [sent, setSent] = useState<AnswerOf<'GET /settings/mail-test/:id'>>();

  useEffect(() => {
    if (!id) return;
    const poll = async () => {
      const found = await request('GET /settings/mail-test/:id', { params: { id } }).catch(
        () => undefined,
      );
      if (!found) return;
      setSent(found);
      if (found.state !== 'waiting' || found.last_error) clearInterval(timer);
    };
    const timer = setInterval(poll, 1000);
    return () => clearInterval(timer);
  }, [id]);

  async function send(body: typeof form.values) {
    setSent(undefined);
    await run(async () => {
      const queued = await request('POST /settings/mail-test', { body });
      setId(queued.id);
    });
  }

  const outcome = !id
    ? undefined
    : sent?.state === 'sent'
      ? texts.mailTestSent
      : sent?.last_error
        ? texts.mailTestFailed(sent.last_error)
        : texts.mailTestWaiting;

  return (
    <Card title={texts.mailTest} id="mail-test">
      {sendsMail ? (
        <form onSubmit={form.onSubmit(send)}>
          <Group align="flex-end">
            <TextInput
              type="email"
              label={texts.mailTestTo}
              required
              flex="1 1 16rem"
              {...form.getInputProps('to')}
            />
            <Button type="submit" variant="light">
              {texts.mailTestSend}
            </Button>
          </Group>
          <Text size="sm" mt="xs" role="status">
            {outcome}
          </Text>
        </form>
      ) : (
        <Text size="sm">{texts.noMail}</Text>
      )}
    </Card>
  );
}
