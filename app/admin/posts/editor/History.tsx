import { Button, Group, Modal, NavLink, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Language } from '#domain/language.ts';
import type { HistoryEntry } from '#server/posts/history.ts';
import { request } from '../../api.ts';
import { ErrorBox, useAction } from '../../ui/errors.tsx';
import { showTime } from '../../ui/times.ts';
import { useQuery } from '../../ui/useQuery.ts';
import { useLanguage } from '../../words/words.tsx';
import styles from './History.module.css';

interface Props {
  isOpen: boolean;
  onClose(): void;
  mnum: number;
  language: Language;
  edition: number | null;
  onRestored(): void;
}

export function History({ isOpen, onClose, mnum, language, edition, onRestored }: Props) {
  const { language: spoken, words } = useLanguage();
  const texts = words.editor.past;
  const trying = useAction();
  const path = `/posts/${mnum}/versions/${language}/history`;
  const list = useQuery<{ entries: HistoryEntry[] }>(isOpen ? path : undefined);
  const [chosen, setChosen] = useState<number>();
  const entry = useQuery<{ title: string; mainText: string }>(
    isOpen && chosen ? `${path}/${chosen}` : undefined,
  );

  const restore = () =>
    trying(
      async () => {
        await request('POST', `${path}/${chosen}/restore`, { body: { edition } });
        onRestored();
      },
      ({ status }) => (status === 409 ? words.editor.conflict.title : undefined),
    );

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.title}
      size="xl"
      closeButtonProps={{ 'aria-label': words.frame.close }}
    >
      {list.problem && <ErrorBox problem={list.problem} onRetry={list.reload} />}
      {list.data?.entries.length === 0 && <Text c="dimmed">{texts.empty}</Text>}
      <div className={styles.columns}>
        <Stack gap={2} className={styles.list}>
          {list.data?.entries.map((one) => (
            <NavLink
              key={one.id}
              component="button"
              active={one.id === chosen}
              label={showTime(one.savedAt, spoken)}
              description={`${texts.kinds[one.kind]} · ${one.savedBy}`}
              onClick={() => setChosen(one.id)}
            />
          ))}
        </Stack>
        <div>
          {!chosen && list.data && list.data.entries.length > 0 && <Text>{texts.choose}</Text>}
          {chosen && entry.data && (
            <>
              <Group justify="flex-end" mb="sm">
                <Button size="compact-md" onClick={restore}>
                  {texts.restore}
                </Button>
              </Group>
              <ScrollArea.Autosize mah={480} type="auto">
                <Title order={3} size="h4" lang={language} mb="sm">
                  {entry.data.title || words.posts.untitled}
                </Title>
                <div
                  className={styles.text}
                  lang={language}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when it was saved.
                  dangerouslySetInnerHTML={{ __html: entry.data.mainText }}
                />
              </ScrollArea.Autosize>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
