import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useUnreadInquiries } from '../inquiries/InboxCounts.tsx';
import { useWords } from '../words/words.tsx';
import styles from './PageHead.module.css';

interface Props {
  title: string;
  /** Names the browser's tab, where the heading says less. */
  tab?: string;
  hint?: ReactNode;
  /** Buttons on the right. */
  children?: ReactNode;
}

/** The one heading of a page; it also names the browser's tab, with what nobody has read yet. */
export function PageHead({ title, tab = title, hint, children }: Props) {
  const words = useWords();
  const unread = useUnreadInquiries();
  useEffect(() => {
    const count = unread > 0 ? `(${unread}) ` : '';
    document.title = `${count}${tab} · ${words.frame.title}`;
  }, [tab, words, unread]);
  return (
    <Group justify="space-between" align="flex-start" mb="lg" gap="md">
      <Stack gap={2} flex="1 1 18rem">
        <Title order={1}>{title}</Title>
        {hint && <Text c="dimmed">{hint}</Text>}
      </Stack>
      <Group gap="xs" className={styles.acts}>
        {children}
      </Group>
    </Group>
  );
}
