import { Alert, Button, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { request } from '../api.ts';
import { notify, useAction } from '../ui/errors.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  inquiry: OpenedInquiry;
  /** Filled in, in the visitor's language. */
  template: { subject: string; body: string };
  onSent(): void;
}

export function ReplyForm({ inquiry, template, onSent }: Props) {
  const { inquiries: texts } = useWords();
  const trying = useAction();
  const [subject, setSubject] = useState(template.subject);
  const [body, setBody] = useState(template.body);
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const isSent = await trying(() =>
      request('POST', `/inquiries/${inquiry.id}/reply`, { body: { subject, body } }),
    );
    setIsBusy(false);
    if (!isSent) return;
    notify(texts.replied);
    onSent();
  }

  return (
    <Paper withBorder p="lg">
      <Text component="h2" size="sm" fw={600} mb="sm">
        {texts.reply}
      </Text>
      {inquiry.canBeAnswered ? (
        <form onSubmit={send}>
          <Stack>
            <TextInput
              label={texts.replySubject}
              value={subject}
              onChange={(event) => setSubject(event.currentTarget.value)}
              lang={inquiry.language}
              required
              withAsterisk={false}
              maxLength={300}
            />
            <Textarea
              label={texts.replyBody}
              value={body}
              onChange={(event) => setBody(event.currentTarget.value)}
              lang={inquiry.language}
              required
              withAsterisk={false}
              maxLength={20_000}
              autosize
              minRows={8}
            />
            <Button type="submit" loading={isBusy}>
              {texts.sendReply}
            </Button>
          </Stack>
        </form>
      ) : (
        <Alert color="gray" variant="light">
          {texts.noAddress}
        </Alert>
      )}
    </Paper>
  );
}
