import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Language } from '#domain/language.ts';
import type { SavedReply } from '#server/inquiries/saved-replies.ts';
import { request } from '../api/request.ts';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';
import { SavedReplyForm } from './SavedReplyForm.tsx';

interface Props {
  isOpen: boolean;
  replies: SavedReply[];
  /** Of a new one, unless another is chosen. */
  language: Language;
  onClose(): void;
  onChange(): void;
}

export function SavedRepliesDialog({ isOpen, replies, language, onClose, onChange }: Props) {
  const words = useWords();
  const { saved: texts } = words.conversation;
  const [edited, setEdited] = useState<Partial<SavedReply>>();
  const [run] = useAction();
  const confirm = useConfirm();

  async function remove({ id, title }: SavedReply) {
    const question = { title: texts.removeTitle(title), text: texts.removeText, yes: texts.remove };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await run(async () => {
      await request('DELETE /saved-replies/:id', { params: { id } });
      onChange();
    });
  }

  function finish() {
    setEdited(undefined);
    onChange();
  }

  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.manage} size="lg">
      {edited ? (
        <SavedReplyForm
          start={{ language, title: '', body: '', ...edited }}
          onSaved={finish}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <Stack gap="xs">
          {replies.map((reply) => (
            <Group key={reply.id} justify="space-between" wrap="nowrap">
              <Text size="sm">
                {reply.title}{' '}
                <Text span size="xs" c="dimmed">
                  {words.languages[reply.language]}
                </Text>
              </Text>
              <Group gap="xs" wrap="nowrap">
                <Button size="compact-sm" variant="default" onClick={() => setEdited(reply)}>
                  {texts.edit}
                </Button>
                <Button size="compact-sm" variant="default" onClick={() => remove(reply)}>
                  {texts.remove}
                </Button>
              </Group>
            </Group>
          ))}
          <Button variant="light" mt="sm" onClick={() => setEdited({})}>
            {texts.add}
          </Button>
        </Stack>
      )}
    </Modal>
  );
}
