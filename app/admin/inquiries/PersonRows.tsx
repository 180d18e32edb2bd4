import { Anchor, Badge, Checkbox, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { PersonInquiry } from '#server/inquiries/person.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Icon } from '../ui/Icon.tsx';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './PersonRows.module.css';
import { StatusBadge } from './StatusBadge.tsx';

interface Props {
  inquiries: readonly PersonInquiry[];
  selected: ReadonlySet<string>;
  onSelect(id: string, isSelected: boolean): void;
}

const keptKinds = ['files', 'mails', 'notes', 'corrections'] as const;

/** Each inquiry with why it was found and what is kept with it. */
export function PersonRows({ inquiries, selected, onSelect }: Props) {
  const { language, words } = useLanguage();
  const { personalData: says } = words;
  const { select, inquiry, contact, kept, received } = says.columns;
  const columns = [
    { label: select, isHidden: true },
    ...[inquiry, contact, kept, received].map((label) => ({ label })),
  ];
  return (
    <DataTable hasCards className={styles.table} columns={columns} verticalSpacing="xs">
      {inquiries.map((one) => {
        const keptTexts = keptKinds
          .filter((kind) => one.kept[kind] > 0)
          .map((kind) => says.kept[kind](one.kept[kind]));
        return (
          <Table.Tr key={one.id}>
            <Table.Td>
              <label className={styles.select} htmlFor={`select-${one.id}`}>
                <Checkbox
                  id={`select-${one.id}`}
                  size="xs"
                  aria-label={says.select(one.reference)}
                  checked={selected.has(one.id)}
                  onChange={(event) => onSelect(one.id, event.currentTarget.checked)}
                />
              </label>
            </Table.Td>
            <Table.Td className={styles.inquiry}>
              <Anchor
                component={Link}
                to={`/admin/inquiries/${one.id}`}
                size="sm"
                c="inherit"
                fw={600}
              >
                {one.reference}
              </Anchor>
              <StatusBadge status={one.status} />
              {one.isQuarantined && <Badge color="attention">{says.quarantined}</Badge>}
            </Table.Td>
            <Table.Td className={styles.contact}>
              <Text size="sm">{[one.name, one.companyName].filter(Boolean).join(' · ')}</Text>
              <div className={styles.ways}>
                {[
                  { way: one.email, match: one.matchesEmail && says.sameEmail },
                  { way: one.phoneNumber, match: one.matchesPhone && says.samePhone },
                ]
                  .filter(({ way }) => way)
                  .map(({ way, match }) => (
                    <span
                      key={way}
                      title={match || undefined}
                      data-match={Boolean(match) || undefined}
                    >
                      {way}
                      {match && (
                        <>
                          <Icon name="check" size={14} />
                          <span className="visually-hidden">({match})</span>
                        </>
                      )}
                    </span>
                  ))}
              </div>
            </Table.Td>
            <Table.Td className={styles.kept}>
              <Text size="sm">{keptTexts.join(' · ') || says.onlyText}</Text>
            </Table.Td>
            <Table.Td className={styles.received}>
              <Text size="sm">{showTime(one.receivedAt, language)}</Text>
              {one.closedAt !== null && (
                <Text size="xs" c="dimmed">
                  {says.closed(showTime(one.closedAt, language))}
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        );
      })}
    </DataTable>
  );
}
