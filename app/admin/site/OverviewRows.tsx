import { Badge, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languages } from '#domain/language.ts';
import type { SiteOverview } from '#server/site/overview.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import { openStateNames, openStates } from './count-open.ts';
import styles from './OverviewRows.module.css';
import { groupOfPage, type PageGroup, pageGroups } from './page-groups.ts';

type PageOverview = SiteOverview['pages'][number];
type OtherOverview = SiteOverview['others'][number];

const colorOf = {
  drafts: 'progress',
  scheduled: 'progress',
  needLook: 'attention',
  suppliedChanged: 'attention',
  notShown: 'danger',
} as const;

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

/** A line for each page; a mark only where something is not as it came, or is not finished. */
export function OverviewRows({ pages, others }: Props) {
  const { site: texts } = useWords();
  const order = Object.keys(texts.pages);
  const placeOf = ({ page }: PageOverview) => (order.indexOf(page) + order.length) % order.length;
  const inOrder = [...pages].sort((one, other) => placeOf(one) - placeOf(other));
  return (
    <div className={styles.groups}>
      {pageGroups.map((group) => (
        <Group key={group} name={group}>
          {inOrder
            .filter(({ page }) => groupOfPage(page) === group)
            .map((page) => (
              <PageRow key={page.page} overview={page} />
            ))}
        </Group>
      ))}
      {others.length > 0 && (
        <Group name="others">
          {others.map((other) => (
            <OtherRow key={other.page} overview={other} />
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ name, children }: { name: PageGroup | 'others'; children: ReactNode }) {
  const { groups } = useWords().site;
  return (
    <section className={styles.group} aria-labelledby={`pages-${name}`}>
      <Title order={2} size="h5" id={`pages-${name}`} className={styles.heading}>
        {groups[name]}
      </Title>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

function PageRow({ overview }: { overview: PageOverview }) {
  const { site: texts, languages: names } = useWords();
  const { page, texts: count, languages: inLanguages } = overview;
  const open = languages.flatMap((language) =>
    openStateNames
      .filter((state) => inLanguages[language][state] > 0)
      .map((state) => ({ language, state, amount: inLanguages[language][state] })),
  );
  const own = languages.reduce((sum, language) => sum + inLanguages[language].own, 0);
  return (
    <li className={styles.row}>
      <Link className={`row-link ${styles.name}`} to={`/admin/site/${page}`}>
        {texts.pages[page] ?? page}
      </Link>
      <span className={styles.marks}>
        {open.map(({ language, state, amount }) => (
          <Badge
            key={`${language} ${state}`}
            component={Link}
            to={`/admin/site/${page}?language=${language}&show=${openStates[state]}`}
            color={colorOf[state]}
            className={styles.mark}
          >
            {`${names[language]} ${texts.counts[state](amount)}`}
          </Badge>
        ))}
        {own > 0 && <span className={styles.own}>{texts.own(own)}</span>}
      </span>
      <span className={styles.count}>{texts.amount(count)}</span>
      <More />
    </li>
  );
}

/** Pictures and the like: changed ones, and what waits to be published. */
function OtherRow({ overview }: { overview: OtherOverview }) {
  const { pages, counts, changed } = useWords().site;
  const { page, own, drafts, scheduled } = overview;
  return (
    <li className={styles.row}>
      <Link className={`row-link ${styles.name}`} to={addressOf[page] ?? '/admin/site'}>
        {pages[page] ?? page}
      </Link>
      <span className={styles.marks}>
        {drafts > 0 && <Badge color={colorOf.drafts}>{counts.drafts(drafts)}</Badge>}
        {scheduled > 0 && <Badge color={colorOf.scheduled}>{counts.scheduled(scheduled)}</Badge>}
      </span>
      {own > 0 && <span className={styles.count}>{changed(own)}</span>}
      <More />
    </li>
  );
}

function More() {
  return (
    <span className={styles.more}>
      <Icon name="chevron" size={16} />
    </span>
  );
}
