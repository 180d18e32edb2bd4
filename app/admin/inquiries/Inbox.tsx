import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { listInbox } from '#server/inquiries/inbox.ts';
import { useListState } from '../ui/back-link.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBox, notify } from '../ui/errors.tsx';
import { NoMailNotice } from '../ui/NoMailNotice.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useQuery } from '../ui/useQuery.ts';
import { useWords } from '../words/words.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxRows } from './InboxRows.tsx';
import { useNewest } from './useNewest.ts';

type Answer = Awaited<ReturnType<typeof listInbox>>;

const paging = ['before', 'after'];

/** Search, filters and page live in the address; what arrives appears by itself. */
export function Inbox() {
  const { inquiries: texts } = useWords();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const list = useQuery<Answer>(`/inquiries?${search}`);
  const state = useListState();
  const [chosen, setChosen] = useState(0);
  const [isExporting, exporting] = useDisclosure();
  const searchBox = useRef<HTMLInputElement>(null);
  useNewest(() => {
    notify(texts.arrived);
    list.reload();
  });

  function choose(name: string, value: string | null) {
    setSearch(
      (now) => {
        const kept = [...now].filter(([key]) => key !== name && !paging.includes(key));
        return new URLSearchParams(value ? [...kept, [name, value]] : kept);
      },
      { replace: name === 'q' },
    );
    setChosen(0);
  }
  const turn = (name: 'before' | 'after', number: number | undefined) =>
    choose(name, number === undefined ? null : String(number));

  const { data } = list;
  const lines = data?.inquiries ?? [];
  const isQuarantine = search.get('quarantined') === 'true';
  const isFiltered = [...search.keys()].some(
    (key) => key !== 'quarantined' && !paging.includes(key),
  );
  const move = (step: number) =>
    setChosen((now) => Math.max(0, Math.min(lines.length - 1, now + step)));
  // By their place on the keyboard: with Korean switched on, J types ㅓ.
  useHotkeys([
    ['J', () => move(1), { usePhysicalKeys: true }],
    ['K', () => move(-1), { usePhysicalKeys: true }],
    ['Enter', openChosen, { preventDefault: false }],
    ['/', () => searchBox.current?.focus()],
  ]);
  function openChosen() {
    const isFree = document.activeElement === document.body;
    if (isFree && lines[chosen]) navigate(`/admin/inquiries/${lines[chosen].id}`, { state });
  }
  const hint =
    data && `${texts.count(data.total, data.countedUpTo)} · ${texts.unread(data.unread)}`;

  return (
    <>
      <PageHead title={isQuarantine ? texts.quarantine : texts.title} hint={hint}>
        <Button
          variant="default"
          onClick={() => setSearch(isQuarantine ? {} : { quarantined: 'true' })}
        >
          {isQuarantine ? texts.toInbox : texts.toQuarantine}
        </Button>
        <Button variant="light" onClick={exporting.open}>
          {texts.export}
        </Button>
      </PageHead>
      <NoMailNotice />
      <InboxFilters search={search} searchBox={searchBox} onChoose={choose} />
      {list.problem && <ErrorBox problem={list.problem} onRetry={list.reload} />}
      {!data && list.isLoading && <Skeleton height={320} radius="md" />}
      {lines.length > 0 && <InboxRows lines={lines} chosen={chosen} />}
      {data && lines.length === 0 && isFiltered && (
        <EmptyState title={texts.nothing.title} hint={texts.nothing.hint}>
          <Button
            variant="light"
            onClick={() => setSearch(isQuarantine ? { quarantined: 'true' } : {})}
          >
            {texts.nothing.clear}
          </Button>
        </EmptyState>
      )}
      {data && lines.length === 0 && !isFiltered && (
        <EmptyState {...(isQuarantine ? texts.emptyQuarantine : texts.empty)} />
      )}
      {(data?.hasNewer || data?.hasOlder) && (
        <Group justify="center" mt="lg">
          <Button
            variant="default"
            disabled={!data.hasNewer}
            onClick={() => turn('after', lines[0]?.number)}
          >
            {texts.newer}
          </Button>
          <Button
            variant="default"
            disabled={!data.hasOlder}
            onClick={() => turn('before', lines.at(-1)?.number)}
          >
            {texts.older}
          </Button>
        </Group>
      )}
      <Text size="xs" c="dimmed" mt="md" visibleFrom="sm">
        {texts.shortcuts}
      </Text>
      <ExportDialog isOpen={isExporting} onClose={exporting.close} search={search} />
    </>
  );
}
