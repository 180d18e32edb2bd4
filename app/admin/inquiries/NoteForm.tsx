import { Button, Group, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { replyLimits } from '#domain/reply.ts';
import { request } from '../api/request.ts';
import { SaveStatus } from '../ui/SaveStatus.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import type { InquiryDraft } from './useInquiryDraft.ts';

interface Props {
  inquiryId: string;
  draft: InquiryDraft;
  onAdded(): void;
}

export function NoteForm({ inquiryId, draft, onAdded }: Props) {
  const { inquiries: texts } = useWords();
  const [run, isBusy] = useAction();

  async function add(event: FormEvent) {
    event.preventDefault();
    await run(() =>
      draft.handOver(async ({ body }) => {
        await request('POST /inquiries/:id/notes', {
          params: { id: inquiryId },
          body: { text: body },
        });
        onAdded();
      }),
    );
  }

  return (
    <form onSubmit={add}>
      <DraftNotices draft={draft} />
      <Textarea
        label={texts.note}
        placeholder={texts.notePlaceholder}
        maxLength={replyLimits.note}
        autosize
        minRows={2}
        mt="md"
        value={draft.text.body}
        onChange={({ currentTarget }) => draft.change({ body: currentTarget.value })}
      />
      <Group justify="space-between" mt="xs">
        <Button
          type="submit"
          variant="light"
          loading={isBusy}
          disabled={!draft.isWritten || draft.hasConflict}
        >
          {texts.addNote}
        </Button>
        {draft.isWritten && <SaveStatus state={draft.state} savedAt={draft.savedAt} />}
      </Group>
    </form>
  );
}
