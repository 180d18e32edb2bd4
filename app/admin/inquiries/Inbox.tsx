import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useQuery } from '../api/useQuery.ts';
import { NoMailNotice } from '../session/NoMailNotice.tsx';
import { useListState } from '../ui/back-link.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useFilters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxRows } from './InboxRows.tsx';
import { useNewInquiries } from './useNewInquiries.ts';

const pageNames = ['before', 'after'];

/** Search, filters and page live in the address; what arrives appears by itself. */
export function Inbox() {
  const { inquiries: texts, personalData } = useWords();
  const navigate = useNavigate();
  const filters = useFilters(pageNames);
  const { search } = filters;
  const list = useQuery('GET /inquiries', { query: search });
  const state = useListState();
  const [selected, setSelected] = useState(0);
  const [isExporting, exporting] = useDisclosure();
  const searchBox = useRef<HTMLInputElement>(null);
  useNewInquiries(() => {
    notify(texts.arrived);
    list.reload();
  });

  function setFilter(name: string, value: string | null) {
    filters.set(name, value);
    setSelected(0);
  }
  const turnPage = (name: 'before' | 'after', number: number | undefined) =>
    setFilter(name, number === undefined ? null : String(number));

  const { data } = list;
  const lines = data?.inquiries ?? [];
  const isQuarantine = search.get('quarantined') === 'true';
  const isFiltered = [...search.keys()].some(
    (key) => key !== 'quarantined' && !pageNames.includes(key),
  );
  const move = (step: number) =>
    setSelected((line) => Math.max(0, Math.min(lines.length - 1, line + step)));
  // By their place on the keyboard: with Korean switched on, J types ㅓ.
  useHotkeys([
    ['J', () => move(1), { usePhysicalKeys: true }],
    ['K', () => move(-1), { usePhysicalKeys: true }],
    ['Enter', openSelected, { preventDefault: false }],
    ['/', () => searchBox.current?.focus()],
  ]);
  function openSelected() {
    const isFree = document.activeElement === document.body;
    if (isFree && lines[selected]) navigate(`/admin/inquiries/${lines[selected].id}`, { state });
  }
  const hint =
    data && `${texts.count(data.total, data.countedUpTo)} · ${texts.unread(data.unread)}`;

  return (
    <>
      <PageHead title={isQuarantine ? texts.quarantine : texts.title} hint={hint}>
        <Button
          variant="default"
          onClick={() => filters.clear(isQuarantine ? {} : { quarantined: 'true' })}
        >
          {isQuarantine ? texts.toInbox : texts.toQuarantine}
        </Button>
        <Button variant="default" component={Link} to="/admin/inquiries/person">
          {personalData.find}
        </Button>
        <Button variant="light" onClick={exporting.open}>
          {texts.export}
        </Button>
      </PageHead>
      <NoMailNotice />
      <InboxFilters filters={{ ...filters, set: setFilter }} searchBox={searchBox} />
      <QueryError query={list} />
      {!data && list.isLoading && <Skeleton height={320} radius="md" />}
      {lines.length > 0 && <InboxRows lines={lines} selected={selected} />}
      {data && lines.length === 0 && isFiltered && (
        <EmptyState title={texts.nothing.title} hint={texts.nothing.hint}>
          <Button
            variant="light"
            onClick={() => filters.clear(isQuarantine ? { quarantined: 'true' } : {})}
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
            onClick={() => turnPage('after', lines[0]?.number)}
          >
            {texts.newer}
          </Button>
          <Button
            variant="default"
            disabled={!data.hasOlder}
            onClick={() => turnPage('before', lines.at(-1)?.number)}
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
