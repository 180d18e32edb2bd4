import { Button, Group, Menu, Skeleton, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { mayAnswerInquiries } from '#domain/staff.ts';
import { useQuery } from '../api/useQuery.ts';
import { NoMailNotice } from '../session/NoMailNotice.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { MoreMenu } from '../ui/MoreMenu.tsx';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useFilters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import { BulkBar } from './BulkBar.tsx';
import { EmptyInbox } from './EmptyInbox.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { useInboxCounts } from './InboxCounts.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import styles from './InboxRows.module.css';
import { InboxRows } from './InboxRows.tsx';
import { InboxViews } from './InboxViews.tsx';
import { hasOtherFilters, viewOf } from './inbox-views.ts';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { useBulkActs } from './useBulkActs.ts';
import { useInboxKeys } from './useInboxKeys.ts';
import { useNewInquiries } from './useNewInquiries.ts';

const pageNames = ['before', 'after'];

/** Search, filters and page live in the address; what arrives appears by itself. */
export function Inbox() {
  const { inquiries: texts, inbox, personalData } = useWords();
  const filters = useFilters(pageNames);
  const { search } = filters;
  const list = useQuery('GET /inquiries', { query: search });
  const { data: known } = useQuery('GET /inquiries/staff');
  const { refresh } = useInboxCounts();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isExporting, exporting] = useDisclosure();
  // Whether what is done with all of them fits beside the name of the page.
  const isWide = useMediaQuery('(width >= 992px)', true, { getInitialValueInEffect: false });
  const searchBox = useRef<HTMLInputElement>(null);
  useNewInquiries(() => {
    notify(texts.arrived);
    list.reload();
  });

  const { data } = list;
  const lines = data?.inquiries ?? [];
  const chosen = lines.filter(({ id }) => selected.has(id));
  const staff = known?.staff ?? [];
  const nameOf = (id: string) => staff.find((person) => person.id === id)?.name ?? texts.someone;
  const colleagues = staff.filter(
    (person) => mayAnswerInquiries(person) && person.state === 'active',
  );
  const acts = useBulkActs({
    nameOf,
    onDone() {
      setSelected(new Set());
      list.reload();
      refresh();
    },
  });
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) isSelected ? after.add(id) : after.delete(id);
      return after;
    });
  const keys = useInboxKeys({ lines, chosen, acts, select, searchBox });
  const turnPage = (name: 'before' | 'after', number: number | undefined) =>
    filters.set(name, number === undefined ? null : String(number));

  const view = viewOf(search);
  const isSpam = view === 'spam';
  const count = data && texts.count(data.total, data.countedUpTo);
  // What is unread is counted in all of the box.
  const isWholeBox = (view === 'all' || isSpam) && !hasOtherFilters(search);
  // Before the first one there is nothing to search, to find or to export.
  const isEmptyBox = isWholeBox && data?.total === 0;
  const hint = data && isWholeBox ? `${count} · ${texts.unread(data.unread)}` : count;

  return (
    <>
      <PageHead
        title={isSpam ? texts.quarantine : texts.title}
        hint={isEmptyBox ? undefined : hint}
      >
        {!isEmptyBox && isWide && (
          <>
            <Button
              variant="default"
              component={Link}
              to="/admin/inquiries/person"
              visibleFrom="md"
            >
              {personalData.find}
            </Button>
            <Button variant="default" onClick={exporting.open}>
              {texts.export}
            </Button>
          </>
        )}
      </PageHead>
      <NoMailNotice />
      <InboxViews />
      {!isEmptyBox && (
        <InboxFilters filters={filters} searchBox={searchBox} colleagues={colleagues} count={count}>
          {!isWide && (
            <MoreMenu label={inbox.moreActs}>
              <Menu.Item component={Link} to="/admin/inquiries/person">
                {personalData.find}
              </Menu.Item>
              <Menu.Item onClick={exporting.open}>{texts.export}</Menu.Item>
            </MoreMenu>
          )}
        </InboxFilters>
      )}
      <QueryError query={list} />
      {!data && list.isLoading && <Skeleton height={320} radius="md" />}
      {lines.length > 0 && (
        <InboxRows
          lines={lines}
          current={keys.current}
          onCurrent={keys.setCurrent}
          selected={selected}
          onSelect={select}
          nameOf={nameOf}
          list={keys.list}
          toolbar={
            chosen.length > 0 && (
              <BulkBar
                lines={chosen}
                acts={acts}
                colleagues={colleagues}
                onClear={() => setSelected(new Set())}
              />
            )
          }
        />
      )}
      {data && lines.length === 0 && <EmptyInbox search={search} />}
      {(data?.hasNewer || data?.hasOlder) && (
        <Group justify="center" mt="lg" className={styles.turn}>
          <Button
            variant="default"
            disabled={!data.hasNewer}
            onClick={() => turnPage('after', lines[0]?.number)}
          >
            {texts.newer}
          </Button>
          {data.first !== null && (
            <Text fz={13} c="dimmed">
              {texts.range(data.first, data.first + lines.length - 1, data.total)}
            </Text>
          )}
          <Button
            variant="default"
            disabled={!data.hasOlder}
            onClick={() => turnPage('before', lines.at(-1)?.number)}
          >
            {texts.older}
          </Button>
        </Group>
      )}
      <Group mt="md">
        <ShortcutsHelp isHidden={lines.length === 0} />
      </Group>
      <ExportDialog
        isOpen={isExporting}
        onClose={exporting.close}
        search={search}
        hint={data && inbox.export.count(data.total, data.countedUpTo)}
      />
    </>
  );
}
