import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Language } from '#domain/language.ts';
import { fillPlaceholders, type Placeholder } from '#domain/saved-reply.ts';
import { useQuery } from '../api/useQuery.ts';
import { useWords } from '../words/words.tsx';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';

interface Props {
  /** The visitor's. */
  language: Language;
  values: Record<Placeholder, string>;
  onInsert(text: string): void;
}

/** Texts for what is asked again and again, put into the reply with the visitor's own data. */
export function SavedReplies({ language, values, onInsert }: Props) {
  const { saved: texts } = useWords().conversation;
  const query = useQuery('GET /saved-replies');
  const [isOpen, dialog] = useDisclosure();
  const replies = query.data?.replies ?? [];
  const fitting = replies.filter((reply) => reply.language === language);
  return (
    <div>
      <Menu>
        <Menu.Target>
          <Button variant="default" size="xs">
            {texts.title}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {fitting.length === 0 && <Menu.Label>{texts.none}</Menu.Label>}
          {fitting.map(({ id, title, body }) => (
            <Menu.Item key={id} onClick={() => onInsert(fillPlaceholders(body, values))}>
              {title}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={dialog.open}>{texts.manage}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SavedRepliesDialog
        isOpen={isOpen}
        onClose={dialog.close}
        replies={replies}
        language={language}
        onChange={query.reload}
      />
    </div>
  );
}
