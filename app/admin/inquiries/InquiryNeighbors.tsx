import { ActionIcon, Group } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useQuery } from '../api/useQuery.ts';
import { Icon } from '../ui/Icon.tsx';
import { useShortcuts } from '../ui/useShortcuts.ts';
import { useWords } from '../words/words.tsx';
import { lastOpened } from './last-opened.ts';

/** The way to the inquiry above and below in the list that this one was opened from; J and K too. */
export function InquiryNeighbors({ inquiryId }: { inquiryId: string }) {
  const { inbox: texts } = useWords();
  const navigate = useNavigate();
  const { state } = useLocation();
  const list = (state as { list?: string } | null)?.list ?? '';
  const query = new URLSearchParams(list);
  query.delete('before');
  query.delete('after');
  const { data } = useQuery('GET /inquiries/:id/neighbors', { params: { id: inquiryId }, query });
  useEffect(() => lastOpened.set(inquiryId), [inquiryId]);
  const go = (id: string | null | undefined) => {
    if (id) navigate(`/admin/inquiries/${id}`, { state: { list } });
  };
  useShortcuts({ J: () => go(data?.older), K: () => go(data?.newer) });
  const step = (id: string | null | undefined, label: string, icon: 'up' | 'down') =>
    id ? (
      <ActionIcon
        variant="default"
        size={36}
        component={Link}
        to={`/admin/inquiries/${id}`}
        state={{ list }}
        aria-label={label}
        title={label}
      >
        <Icon name={icon} size={16} />
      </ActionIcon>
    ) : (
      <ActionIcon variant="default" size={36} disabled aria-label={label}>
        <Icon name={icon} size={16} />
      </ActionIcon>
    );
  return (
    <Group component="nav" gap={4} wrap="nowrap" aria-label={texts.neighbors}>
      {step(data?.newer, texts.newer, 'up')}
      {step(data?.older, texts.older, 'down')}
    </Group>
  );
}
