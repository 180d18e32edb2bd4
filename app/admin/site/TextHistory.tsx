import { Button, Group, Modal, NavLink, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { defaultLanguage } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import { Compared } from './Compared.tsx';
import { nameOfText } from './group-texts.ts';
import styles from './TextHistory.module.css';
import { textOf } from './typed-texts.ts';
import type { TextPlaced } from './useTextActions.ts';

interface Props {
  page: string;
  /** Whose history is shown; undefined is closed. */
  place: TextPlaced | undefined;
  texts: readonly EditableText[];
  isReadOnly: boolean;
  onClose(): void;
  onRestored(): void;
}

/** What a text was, compared with now, and back to it as a draft. */
export function TextHistory({ page, place, texts, isReadOnly, onClose, onRestored }: Props) {
  const { language: adminLanguage, words } = useLanguage();
  const { history: labels, errors } = words.site;
  const [run] = useAction();
  const [chosen, setChosen] = useState<number>();
  const { path = '', language = defaultLanguage } = place ?? {};
  const name = nameOfText(path, '', { language: adminLanguage, words });
  const list = useQuery('GET /site/texts/:page/history', {
    params: { page },
    query: new URLSearchParams({ path, language }),
    isPaused: !place,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins anew.
  useEffect(() => setChosen(undefined), [place]);

  const saved = texts.find((text) => text.path === path)?.languages[language];
  const entries = place && list.data?.entries;
  const entry = entries?.find(({ id }) => id === chosen);
  const now = saved ? textOf(saved) : '';
  const then = entry?.text ?? saved?.supplied ?? '';

  const restore = () =>
    run(
      async () => {
        await request('POST /site/history/:id/restore', { params: { id: chosen ?? 0 } });
        notify(labels.restored);
        onClose();
        onRestored();
      },
      ({ fields }) => (fields.text ? errors.other : undefined),
    );

  return (
    <Modal
      opened={place !== undefined}
      onClose={onClose}
      title={labels.title(words.site.fieldIn(name, words.languages[language]))}
      size="xl"
    >
      <QueryError query={list} />
      {entries?.length === 0 && <Text c="dimmed">{labels.empty}</Text>}
      <div className={styles.columns}>
        <Stack gap={2} className={styles.list}>
          {entries?.map((item) => (
            <NavLink
              key={item.id}
              component="button"
              active={item.id === chosen}
              aria-pressed={item.id === chosen}
              label={showTime(item.savedAt, adminLanguage)}
              description={`${labels.kinds[item.kind]} · ${item.savedBy}`}
              onClick={() => setChosen(item.id)}
            />
          ))}
        </Stack>
        <div aria-live="polite">
          {!entry && entries && entries.length > 0 && <Text>{labels.choose}</Text>}
          {entry && (
            <>
              <Compared
                before={{ label: labels.former, text: then }}
                after={{ label: labels.now, text: now }}
                language={language}
              />
              {entry.text === null && (
                <Text size="sm" c="dimmed" mt="xs">
                  {labels.suppliedText}
                </Text>
              )}
              <Group mt="md">
                {then === now ? (
                  <Text size="sm" c="dimmed">
                    {labels.same}
                  </Text>
                ) : (
                  !isReadOnly && <Button onClick={restore}>{labels.restore}</Button>
                )}
              </Group>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
