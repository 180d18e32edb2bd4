import { Anchor, Badge, Table, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { InboxLine } from '#server/inquiries/inbox.ts';
import { useListState } from '../ui/back-link.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './InboxRows.module.css';
import { StatusBadge } from './StatusBadge.tsx';

interface Props {
  lines: readonly InboxLine[];
  /** The row that the keyboard has selected. */
  selected: number;
}

export function InboxRows({ lines, selected }: Props) {
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const { who, what, status, received } = texts.columns;
  const state = useListState();
  const current = useRef<HTMLTableRowElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected line comes into view.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <DataTable
      hasCards
      className={styles.table}
      columns={[who, what, status, received].map((label) => ({ label }))}
    >
      {lines.map((line, index) => (
        <Table.Tr
          key={line.id}
          ref={index === selected ? current : undefined}
          className={styles.line}
          data-unread={!line.isRead || undefined}
          data-chosen={index === selected || undefined}
        >
          <Table.Td className={styles.who}>
            <Anchor component={Link} to={`/admin/inquiries/${line.id}`} state={state} c="inherit">
              {!line.isRead && <span className={styles.mark} title={texts.newMark} />}
              {line.companyName || line.name}
            </Anchor>
            <Text size="xs" c="dimmed">
              {line.companyName ? `${line.name} · ` : ''}
              {texts.businessTypes[line.businessType]} · {words.languages[line.language]}
            </Text>
          </Table.Td>
          <Table.Td className={styles.what}>
            <Text size="sm" fw={600} lineClamp={1}>
              {line.interestedField}
            </Text>
            <Text size="sm" lineClamp={2}>
              {line.excerpt}
            </Text>
          </Table.Td>
          <Table.Td className={styles.status}>
            <StatusBadge status={line.status} />
            {line.sample && (
              <Badge variant="outline" color="neutral" size="sm">
                {texts.sample}
              </Badge>
            )}
            {line.hasFiles && (
              <Badge variant="outline" color="neutral" size="sm">
                {texts.files}
              </Badge>
            )}
          </Table.Td>
          <Table.Td className={styles.received}>{showTime(line.receivedAt, language)}</Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
