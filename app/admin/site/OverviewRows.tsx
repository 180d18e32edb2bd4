import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { type Language, languages } from '#domain/language.ts';
import type { SiteOverview } from '#server/site/overview.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { useWords } from '../words/words.tsx';
import styles from './OverviewRows.module.css';
import type { TextFilter } from './text-filters.ts';

type PageOverview = SiteOverview['pages'][number];
type Counts = PageOverview['languages'][Language];

/** Which texts of the page each number leads to. */
const filterOf = {
  drafts: 'drafts',
  scheduled: 'scheduled',
  needLook: 'look',
  suppliedChanged: 'supplied',
  notShown: 'hidden',
} as const satisfies Partial<Record<keyof Counts, TextFilter>>;
type Counted = keyof typeof filterOf;
const counted = Object.keys(filterOf) as Counted[];

/** Where what is no text is changed. */
const addressOf: Record<string, string> = {
  '@picture': '/admin/site-pictures',
  '@body': '/admin/site/price-body',
  '@film': '/admin/site-films',
  '@evidence': '/admin/test-results',
  '@case': '/admin/case-studies',
  '@case-facts': '/admin/case-studies',
  '@case-order': '/admin/case-studies',
};

type Props = Pick<SiteOverview, 'pages' | 'others'>;

export function OverviewRows({ pages, others }: Props) {
  const { site: texts, languages: names } = useWords();
  const order = Object.keys(texts.pages);
  const placeOf = ({ page }: PageOverview) => (order.indexOf(page) + order.length) % order.length;
  const inOrder = [...pages].sort((one, other) => placeOf(one) - placeOf(other));
  return (
    <DataTable
      className={styles.table}
      columns={[
        { label: texts.columns.page },
        ...languages.map((language) => ({ label: names[language] })),
      ]}
    >
      {inOrder.map(({ page, texts: count, languages: inLanguages }) => (
        <Table.Tr key={page}>
          <Table.Th scope="row">
            <Anchor component={Link} to={`/admin/site/${page}`} c="inherit" fw={600}>
              {texts.pages[page] ?? page}
            </Anchor>
            <Text size="xs" c="dimmed">
              {texts.texts(count)}
            </Text>
          </Table.Th>
          {languages.map((language) => (
            <Table.Td key={language}>
              <span className={styles.language}>{names[language]}</span>
              <ToDo page={page} language={language} counts={inLanguages[language]} />
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
      {others.map(({ page, ...counts }) => (
        <Table.Tr key={page}>
          <Table.Th scope="row">
            <Anchor component={Link} to={addressOf[page] ?? '/admin/site'} c="inherit" fw={600}>
              {texts.pages[page] ?? page}
            </Anchor>
          </Table.Th>
          <Table.Td colSpan={languages.length} className={styles.whole}>
            <OtherCounts {...counts} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** Pictures and the like: changed ones, and what waits to be published. */
function OtherCounts({ own, drafts, scheduled }: Pick<Counts, 'own' | 'drafts' | 'scheduled'>) {
  const { counts, changed } = useWords().site;
  const said = [
    ...(drafts > 0 ? [counts.drafts(drafts)] : []),
    ...(scheduled > 0 ? [counts.scheduled(scheduled)] : []),
    ...(own > 0 ? [changed(own)] : []),
  ];
  return (
    <Text size="sm" c={drafts > 0 ? undefined : 'dimmed'}>
      {said.join(' · ') || '–'}
    </Text>
  );
}

function ToDo(props: { page: string; language: Language; counts: Counts }) {
  const { page, language, counts } = props;
  const { site: texts } = useWords();
  const open = counted.filter((name) => counts[name] > 0);
  return (
    <div className={styles.work}>
      {open.map((name) => (
        <Anchor
          key={name}
          component={Link}
          to={`/admin/site/${page}?language=${language}&show=${filterOf[name]}`}
          size="sm"
        >
          {texts.counts[name](counts[name])}
        </Anchor>
      ))}
      {open.length === 0 && (
        <Text size="sm" c="dimmed">
          {counts.own > 0 ? (
            texts.own(counts.own)
          ) : (
            <>
              <span aria-hidden>–</span>
              <span className="visually-hidden">{texts.nothingToDo}</span>
            </>
          )}
        </Text>
      )}
    </div>
  );
}
