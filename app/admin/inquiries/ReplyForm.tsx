import { Alert, Paper, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { ActionForm } from '../ui/ActionForm.tsx';
import { notify } from '../ui/notify.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  inquiry: OpenedInquiry;
  /** Filled in, in the visitor's language. */
  template: { subject: string; body: string };
  onSent(): void;
}

export function ReplyForm({ inquiry, template, onSent }: Props) {
  const { inquiries: texts } = useWords();
  const { me } = useSession();
  const { subject, body } = template;
  const form = useForm({ initialValues: { subject, body } });
  const textProps = { lang: inquiry.language, required: true };

  async function send(reply: typeof form.values) {
    await request('POST /inquiries/:id/reply', { params: { id: inquiry.id }, body: reply });
    notify(me.sendsMail ? texts.replied : texts.repliedWithoutMail);
    onSent();
  }

  return (
    <Paper withBorder p="lg">
      <Text component="h2" size="sm" fw={600} mb="sm">
        {texts.reply}
      </Text>
      {inquiry.canBeAnswered ? (
        <ActionForm form={form} onSubmit={send} submitLabel={texts.sendReply}>
          <TextInput
            label={texts.replySubject}
            maxLength={300}
            {...textProps}
            {...form.getInputProps('subject')}
          />
          <Textarea
            label={texts.replyBody}
            maxLength={20_000}
            autosize
            minRows={8}
            {...textProps}
            {...form.getInputProps('body')}
          />
        </ActionForm>
      ) : (
        <Alert color="gray" variant="light">
          {texts.noAddress}
        </Alert>
      )}
    </Paper>
  );
}
