import { Button, Group, Select, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RecordedAct } from '#server/audit/audit.ts';
import { request } from '../api.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBox, useAction } from '../ui/errors.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { showTime } from '../ui/times.ts';
import { useQuery } from '../ui/useQuery.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './AuditLog.module.css';

interface Answer {
  acts: RecordedAct[];
  hasMore: boolean;
  people: { id: string; name: string; email: string }[];
}

export default function AuditLog() {
  const { language, words } = useLanguage();
  const texts = words.audit;
  const trying = useAction();
  const [search, setSearch] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const log = useQuery<Answer>(`/audit?${search}`);

  function choose(name: string, value: string | null) {
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  }

  async function showMore() {
    const oldest = log.data?.acts.at(-1)?.id;
    const path = `/audit?${new URLSearchParams([...search, ['before', String(oldest)]])}`;
    setIsBusy(true);
    await trying(async () => {
      const more = await request<Answer>('GET', path);
      log.set((now) => ({ ...more, acts: [...now.acts, ...more.acts] }));
    });
    setIsBusy(false);
  }

  const people = log.data?.people ?? [];
  const nameOf = (id: string | null) => {
    if (id === 'system') return texts.system;
    if (id === 'unknown') return texts.unknown;
    return people.find((one) => one.id === id)?.name ?? id ?? '';
  };

  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <Group mb="md" gap="sm">
        <Select
          aria-label={texts.who}
          placeholder={texts.everybody}
          data={people.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
          value={search.get('actor')}
          onChange={(actor) => choose('actor', actor)}
          clearable
          searchable
          w={240}
        />
        <Select
          aria-label={texts.kind}
          placeholder={texts.allKinds}
          data={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
          value={search.get('kind')}
          onChange={(kind) => choose('kind', kind)}
          clearable
          w={160}
        />
        <TextInput
          type="date"
          label={texts.from}
          value={search.get('from') ?? ''}
          onChange={(event) => choose('from', event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={texts.until}
          value={search.get('until') ?? ''}
          onChange={(event) => choose('until', event.currentTarget.value)}
        />
      </Group>
      {log.problem && <ErrorBox problem={log.problem} onRetry={log.reload} />}
      {log.data?.acts.length === 0 && <EmptyState {...texts.empty} />}
      {log.data && log.data.acts.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways needs the keyboard.
        <section className={styles.sheet} tabIndex={0} aria-label={texts.title}>
          <Table className={styles.table} verticalSpacing="xs" horizontalSpacing="md">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.columns.when}</Table.Th>
                <Table.Th>{texts.columns.who}</Table.Th>
                <Table.Th>{texts.columns.what}</Table.Th>
                <Table.Th>{texts.columns.subject}</Table.Th>
                <Table.Th>{texts.columns.where}</Table.Th>
                <Table.Th>{texts.columns.details}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {log.data.acts.map(({ id, at, actor, act, subject, details }) => {
                const { from, ...rest } = details ?? {};
                return (
                  <Table.Tr key={id}>
                    <Table.Td>{showTime(at, language)}</Table.Td>
                    <Table.Td>{nameOf(actor)}</Table.Td>
                    <Table.Td>{texts.acts[act] ?? act}</Table.Td>
                    <Table.Td>{subject === actor ? '' : nameOf(subject)}</Table.Td>
                    <Table.Td>{String(from ?? '')}</Table.Td>
                    <Table.Td>
                      <Text size="xs" c="dimmed">
                        {Object.entries(rest)
                          .map(([name, value]) => `${name}: ${value}`)
                          .join(', ')}
                      </Text>
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </section>
      )}
      {log.data?.hasMore && (
        <Group justify="center" mt="md">
          <Button variant="light" onClick={showMore} loading={isBusy}>
            {texts.more}
          </Button>
        </Group>
      )}
    </>
  );
}
