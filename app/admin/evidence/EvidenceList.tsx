import { Anchor, Badge, Group, Skeleton, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { evidencePlaces } from '#domain/evidence.ts';
import type { SiteEvidence } from '#server/site/evidence-list.ts';
import { useQuery } from '../api/useQuery.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useLanguage } from '../words/words.tsx';
import { nameOfPage } from './page-name.ts';

/** All results, each with its state and what is known of its source. */
export function EvidenceList() {
  const { language, words } = useLanguage();
  const { evidence: texts } = words;
  const query = useQuery('GET /site/evidence');
  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <QueryError query={query} />
      {!query.data && query.isLoading && <Skeleton height={480} radius="md" />}
      {query.data && (
        <DataTable
          hasCards
          columns={[texts.row, texts.source, texts.state].map((label) => ({ label }))}
        >
          {query.data.records.map((record) => (
            <Table.Tr key={record.name}>
              <Table.Th scope="row" fw="inherit">
                <Anchor
                  component={Link}
                  to={`/admin/test-results/${record.name}`}
                  c="inherit"
                  fw={600}
                >
                  {texts.names[record.name]}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {nameOfPage(evidencePlaces[record.name].page, words.site.pages)}
                </Text>
              </Table.Th>
              <Table.Td>
                <Text size="sm">{describeSource(record, language, texts.lights)}</Text>
              </Table.Td>
              <Table.Td>
                <States record={record} />
              </Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

function describeSource(
  { next: { source } }: SiteEvidence,
  language: 'ko' | 'en',
  lights: Record<string, string>,
): string {
  if (!source) return '—';
  const { institute, method, reportNumber, date, light } = source;
  const parts = [institute[language], method, reportNumber, date];
  if (light !== 'unstated') parts.push(lights[light] ?? '');
  return parts.filter(Boolean).join(' · ') || '—';
}

function States({ record }: { record: SiteEvidence }) {
  const { words } = useLanguage();
  const { states } = words.evidence;
  return (
    <Group gap={4}>
      {record.published && <Badge color="done">{states.own}</Badge>}
      {record.hasDraft && (
        <Badge color="attention">
          {record.publishAt === null ? states.draft : states.scheduled}
        </Badge>
      )}
    </Group>
  );
}
