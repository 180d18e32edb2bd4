import { Button, Fieldset, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { request } from '../api.ts';
import { useSigned } from '../session/me.ts';
import { useAction } from '../ui/errors.tsx';
import { useWords } from '../words/words.tsx';

interface Sent {
  state: 'waiting' | 'sent' | 'failed' | 'cancelled';
  last_error: string | null;
}

/** Sends a mail through the same outbox as every other, and tells what became of it. */
export function SendTestMail({ sendsMail }: { sendsMail: boolean }) {
  const { settings: texts } = useWords();
  const { me } = useSigned();
  const trying = useAction();
  const [to, setTo] = useState(me.email);
  const [id, setId] = useState<string>();
  const [sent, setSent] = useState<Sent>();

  useEffect(() => {
    if (!id) return;
    const look = async () => {
      const found = await request<Sent>('GET', `/settings/mail-test/${id}`).catch(() => undefined);
      if (!found) return;
      setSent(found);
      if (found.state !== 'waiting' || found.last_error) clearInterval(timer);
    };
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [id]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSent(undefined);
    await trying(async () => {
      const queued = await request<{ id: string }>('POST', '/settings/mail-test', { body: { to } });
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
    <Fieldset legend={texts.mailTest} maw={720} mt="lg">
      {sendsMail ? (
        <form onSubmit={send}>
          <Group align="flex-end">
            <TextInput
              type="email"
              label={texts.mailTestTo}
              value={to}
              onChange={(event) => setTo(event.currentTarget.value)}
              required
              withAsterisk={false}
              flex="1 1 16rem"
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
    </Fieldset>
  );
}
