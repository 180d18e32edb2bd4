import {
  Button,
  Group,
  Modal,
  NavLink,
  ScrollArea,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import type { Language } from '#domain/language.ts';
import { request } from '../../api/request.ts';
import { useQuery } from '../../api/useQuery.ts';
import { QueryError } from '../../ui/ErrorBox.tsx';
import { showTime } from '../../ui/times.ts';
import { useAction } from '../../ui/useAction.ts';
import { useLanguage } from '../../words/words.tsx';
import styles from './History.module.css';
import { VersionDifferences } from './VersionDifferences.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  mnum: number;
  language: Language;
  edition: number | null;
  /** What is in the editor. */
  current: { title: string; mainText: string };
  onRestored(): void;
}

export function History(props: Props) {
  const { isOpen, onClose, mnum, language, edition, current, onRestored } = props;
  const { language: adminLanguage, words } = useLanguage();
  const texts = words.editor.historyDialog;
  const [run] = useAction();
  const list = useQuery('GET /posts/:mnum/versions/:language/history', {
    params: { mnum, language },
    isPaused: !isOpen,
  });
  const [chosen, setChosen] = useState<number>();
  const [view, setView] = useState('text');
  const { differences } = words.postDesk;
  const entry = useQuery('GET /posts/:mnum/versions/:language/history/:id', {
    params: { mnum, language, id: chosen ?? 0 },
    isPaused: !isOpen || !chosen,
  });

  const restore = () =>
    run(
      async () => {
        await request('POST /posts/:mnum/versions/:language/history/:id/restore', {
          params: { mnum, language, id: chosen ?? 0 },
          body: { edition },
        });
        onRestored();
      },
      ({ status }) => (status === 409 ? words.editor.conflict.title : undefined),
    );

  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.title} size="xl">
      <QueryError query={list} />
      {list.data?.entries.length === 0 && <Text c="dimmed">{texts.empty}</Text>}
      <div className={styles.columns}>
        <Stack gap={2} className={styles.list}>
          {list.data?.entries.map((item) => (
            <NavLink
              key={item.id}
              component="button"
              active={item.id === chosen}
              label={showTime(item.savedAt, adminLanguage)}
              description={`${texts.kinds[item.kind]} · ${item.savedBy || words.postDesk.unknownPerson}`}
              onClick={() => setChosen(item.id)}
            />
          ))}
        </Stack>
        <div>
          {!chosen && list.data && list.data.entries.length > 0 && <Text>{texts.choose}</Text>}
          {chosen && entry.data && (
            <>
              <Group justify="space-between" mb="sm">
                <SegmentedControl
                  aria-label={differences.view}
                  data={[
                    { value: 'text', label: differences.text },
                    { value: 'changes', label: differences.changes },
                  ]}
                  value={view}
                  onChange={setView}
                />
                <Button onClick={restore}>{texts.restore}</Button>
              </Group>
              <ScrollArea.Autosize mah={480} type="auto">
                {view === 'changes' && (
                  <>
                    <Text size="sm" c="dimmed" mb="sm">
                      {differences.hint}
                    </Text>
                    <VersionDifferences language={language} before={entry.data} after={current} />
                  </>
                )}
                {view === 'text' && (
                  <>
                    <Title order={3} size="h4" lang={language} mb="sm">
                      {entry.data.title || words.posts.untitled}
                    </Title>
                    <div
                      className={styles.text}
                      lang={language}
                      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when it was saved.
                      dangerouslySetInnerHTML={{ __html: entry.data.mainText }}
                    />
                  </>
                )}
              </ScrollArea.Autosize>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
