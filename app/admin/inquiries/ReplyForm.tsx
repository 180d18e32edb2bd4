import { Alert, Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { hasOwnWords, type ReplyError, replyLimits } from '#domain/reply.ts';
import { hasUnfilled, type Placeholder } from '#domain/saved-reply.ts';
import type { ReplyText } from '#server/inquiries/reply-template.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { type ApiError, request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { NoMailNotice } from '../session/NoMailNotice.tsx';
import { SaveStatus } from '../ui/SaveStatus.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import { AnswersComeBack } from './AnswersComeBack.tsx';
import type { Attachment } from './AttachmentLine.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import styles from './InquiryFacts.module.css';
import { insertReply } from './insert-reply.ts';
import { ReplyAttachments } from './ReplyAttachments.tsx';
import { SavedReplies } from './SavedReplies.tsx';
import type { InquiryDraft } from './useInquiryDraft.ts';

interface Props {
  inquiry: OpenedInquiry;
  /** What an untouched reply says, in the visitor's language. */
  template: ReplyText;
  /** What placeholders of saved replies stand for. */
  values: Record<Placeholder, string>;
  draft: InquiryDraft;
  attachments: Attachment[];
  onAttachments(): void;
  onSent(mail: string): void;
  /** Where the customer's own reply will go. */
  answers: AnswerOf<'GET /inquiries/:id'>['answers'];
}

export function ReplyForm(props: Props) {
  const { inquiry, template, values, draft, attachments, onAttachments, onSent, answers } = props;
  const { inquiries: texts, conversation: says } = useWords();
  const [run, isBusy] = useAction();
  const [error, setError] = useState<ReplyError>();
  const field = useRef<HTMLTextAreaElement>(null);

  function insert(text: string) {
    setError(undefined);
    const { body } = draft.text;
    const at = field.current?.selectionEnd ?? body.length;
    draft.change({ body: insertReply(body, text, at) });
    field.current?.focus();
  }

  function refuse(reason: ReplyError) {
    setError(reason);
    field.current?.focus();
    return says.errors[reason];
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!hasOwnWords(draft.text.body, template.body)) return void refuse('untouched');
    if (hasUnfilled(draft.text.body)) return void refuse('unfilled');
    if (draft.text.body.trim().length > replyLimits.body) return void refuse('too-long');
    const describe = ({ fields }: ApiError) => {
      const { attachments: why } = fields;
      if (why) return says.attachments.unsafe[why] ?? says.attachments.errors[why];
      return fields.body && fields.body in says.errors
        ? refuse(fields.body as ReplyError)
        : undefined;
    };
    await run(
      () =>
        draft.handOver(async (body) => {
          const params = { id: inquiry.id };
          const { mail } = await request('POST /inquiries/:id/reply', { params, body });
          onSent(mail);
        }),
      describe,
    );
  }

  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      component="section"
      id="reply"
      aria-labelledby="reply-heading"
    >
      <Group justify="space-between">
        <Text component="h2" id="reply-heading" size="sm" fw={600}>
          {texts.reply}
        </Text>
        {inquiry.canBeAnswered && <SaveStatus state={draft.state} savedAt={draft.savedAt} />}
      </Group>
      <AnswersComeBack answers={answers} />
      {inquiry.canBeAnswered ? (
        <form onSubmit={send}>
          <Stack gap="sm" mt="sm">
            <DraftNotices draft={draft} />
            <Textarea
              label={texts.replySubject}
              maxLength={replyLimits.subject}
              required
              autosize
              minRows={1}
              maxRows={3}
              lang={inquiry.language}
              readOnly={isBusy}
              value={draft.text.subject}
              // Grows where there is no room for it; a subject is one line all the same.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onChange={({ currentTarget }) =>
                draft.change({ subject: currentTarget.value.replace(/\s*\n\s*/g, ' ') })
              }
            />
            <Textarea
              ref={field}
              label={texts.replyBody}
              data-shortcut="reply"
              maxLength={replyLimits.draft}
              required
              autosize
              minRows={8}
              lang={inquiry.language}
              readOnly={isBusy}
              value={draft.text.body}
              error={error && says.errors[error]}
              onChange={({ currentTarget }) => {
                setError(undefined);
                draft.change({ body: currentTarget.value });
              }}
            />
            <ReplyAttachments inquiry={inquiry} attachments={attachments} onChange={onAttachments}>
              <SavedReplies language={inquiry.language} values={values} onInsert={insert} />
            </ReplyAttachments>
            <NoMailNotice mb={0} />
            <Group justify="flex-end">
              <Button
                type="submit"
                className={styles.send}
                loading={isBusy}
                disabled={draft.hasConflict}
              >
                {texts.sendReply}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Alert color="neutral" variant="light" mt="sm">
          {texts.noAddress}
        </Alert>
      )}
    </Paper>
  );
}
