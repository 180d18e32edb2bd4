import { Button, Group, Table, Text, TextInput } from '@mantine/core';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { FoldedFilters } from '../ui/FoldedFilters.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useFilters } from '../ui/useFilters.ts';
import { useLanguage } from '../words/words.tsx';
import { ActSubject } from './ActSubject.tsx';
import styles from './AuditLog.module.css';
import { showDetails } from './show-details.ts';

export default function AuditLog() {
  const { language, words } = useLanguage();
  const texts = words.audit;
  const [run, isBusy] = useAction();
  const filters = useFilters();
  const { search } = filters;
  const log = useQuery('GET /audit', { query: search });

  function showMore() {
    const oldest = log.data?.acts.at(-1)?.id;
    const query = new URLSearchParams([...search, ['before', String(oldest)]]);
    return run(async () => {
      const more = await request('GET /audit', { query });
      log.setData((shown) => ({ ...more, acts: [...shown.acts, ...more.acts] }));
    });
  }

  const people = log.data?.people ?? [];
  const nameOf = (id: string) =>
    texts.actors[id] ?? people.find((person) => person.id === id)?.name ?? words.inquiries.someone;
  const hasDetails = log.data?.acts.some((act) => showDetails(act, { words, language, nameOf }));
  const { when, who, what, subject, where, details } = texts.columns;

  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <FoldedFilters chosen={[...search.keys()].length} className={styles.filters}>
        <FilterSelect
          filters={filters}
          name="actor"
          label={texts.who}
          all={texts.everybody}
          data={people.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
          searchable
          hasLabel
        />
        <FilterSelect
          filters={filters}
          name="kind"
          label={texts.kind}
          all={texts.allKinds}
          data={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
          hasLabel
        />
        <SearchBox
          label={texts.inquiry}
          hasLabel
          value={search.get('inquiry') ?? ''}
          onSearch={(reference) => filters.set('inquiry', reference)}
        />
        {(['from', 'until'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={texts[name]}
            value={search.get(name) ?? ''}
            onChange={(event) => filters.set(name, event.currentTarget.value)}
          />
        ))}
      </FoldedFilters>
      <QueryError query={log} />
      {log.data?.acts.length === 0 && <EmptyState {...texts.empty} />}
      {log.data && log.data.acts.length > 0 && (
        <DataTable
          hasCards="wide"
          label={texts.title}
          className={`${styles.table} ${hasDetails ? '' : styles.withoutDetails}`}
          verticalSpacing="xs"
          columns={[when, who, what, subject, where, details].map((label) => ({ label }))}
        >
          {log.data.acts.map((act) => (
            <Table.Tr key={act.id}>
              <Table.Td className={styles.line}>{showTime(act.at, language)}</Table.Td>
              <Table.Td className={styles.line}>{nameOf(act.actor)}</Table.Td>
              <Table.Td className={styles.what}>{texts.acts[act.act] ?? act.act}</Table.Td>
              <Table.Td>
                <ActSubject act={act} nameOf={nameOf} />
              </Table.Td>
              <Table.Td>{String(act.details?.from ?? '')}</Table.Td>
              <Table.Td>
                <Details text={showDetails(act, { words, language, nameOf })} />
              </Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
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

/** Nothing at all where there is nothing to say. */
function Details({ text }: { text: string }) {
  return text === '' ? null : (
    <Text size="xs" c="dimmed">
      {text}
    </Text>
  );
}
