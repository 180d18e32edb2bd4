import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import { describeCase } from './describe-case.ts';

interface Props {
  isOpen: boolean;
  id: string;
  language: Language;
  onClose(): void;
  onRestored(): Promise<void>;
}

/** What a case said and was, and back to it as a draft. */
export function CaseHistory({ isOpen, id, language, onClose, onRestored }: Props) {
  const { language: adminLanguage, words } = useLanguage();
  const { cases: texts, site } = words;
  const [of, setOf] = useState<'words' | 'facts'>('words');
  const [run, isBusy] = useAction();
  const list = useQuery('GET /site/texts/:page/history', {
    params: { page: of === 'words' ? '@case' : '@case-facts' },
    query: new URLSearchParams({
      path: id,
      language: of === 'words' ? language : defaultLanguage,
    }),
    isPaused: !isOpen,
  });

  const restore = (entry: number) =>
    run(async () => {
      await request('POST /site/history/:id/restore', { params: { id: entry } });
      notify(texts.restored);
      onClose();
      await onRestored();
    });

  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.history} size="lg">
      <Stack>
        <SegmentedControl
          aria-label={texts.history}
          data={(['words', 'facts'] as const).map((value) => ({
            value,
            label: texts.historyOf[value],
          }))}
          value={of}
          onChange={(value) => setOf(value as typeof of)}
        />
        <QueryError query={list} />
        {list.data?.entries.length === 0 && <Text c="dimmed">{texts.noHistory}</Text>}
        {list.data?.entries.map((entry) => (
          <Group key={entry.id} justify="space-between" wrap="nowrap" align="start">
            <div>
              <Text size="sm" fw={600}>
                {site.history.kinds[entry.kind]} · {showTime(entry.savedAt, adminLanguage)} ·{' '}
                {entry.savedBy}
              </Text>
              <Text size="sm" c="dimmed" lineClamp={2}>
                {describeCase(entry.text)}
              </Text>
            </div>
            {entry.text && (
              <Button
                size="compact-sm"
                variant="default"
                disabled={isBusy}
                onClick={() => restore(entry.id)}
              >
                {texts.restore}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Modal>
  );
}
