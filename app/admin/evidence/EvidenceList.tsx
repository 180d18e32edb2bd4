import { Badge, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { evidencePlaces } from '#domain/evidence.ts';
import type { SiteEvidence } from '#server/site/evidence-list.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SummaryLine } from '../ui/SummaryLine.tsx';
import { type AdminWords, useLanguage } from '../words/words.tsx';
import styles from './EvidenceList.module.css';
import { nameOfPage } from './page-name.ts';
import { summarizeResult } from './summarize-result.ts';

/** All results, each with what it comes to and what is known of its source. */
export function EvidenceList() {
  const { language, words } = useLanguage();
  const { evidence: texts } = words;
  const query = useQuery('GET /site/evidence');
  const records = query.data?.records.map((record) => ({
    record,
    source: describeSource(record, language, texts),
  }));
  const missing = records?.filter(({ source }) => !source).length ?? 0;
  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <QueryError query={query} />
      {!records && query.isLoading && <Skeleton height={480} radius="md" />}
      {records && (
        <>
          <SummaryLine
            text={missing > 0 ? texts.withoutSource(missing) : texts.allSourced}
            open={missing > 0 ? 'attention' : undefined}
          />
          <div className={styles.sheet}>
            <ul className={styles.rows}>
              {records.map(({ record, source }) => (
                <Row key={record.name} record={record} source={source} />
              ))}
            </ul>
          </div>
        </>
      )}
    </>
  );
}

function Row({ record, source }: { record: SiteEvidence; source: string }) {
  const { words } = useLanguage();
  const { evidence: texts } = words;
  const { name, next, published, hasDraft, publishAt } = record;
  return (
    <li className={styles.row}>
      <div>
        <Link className={`row-link ${styles.name}`} to={`/admin/test-results/${name}`}>
          {texts.names[name]}
        </Link>
        <span className={styles.page}>
          {nameOfPage(evidencePlaces[name].page, words.site.pages)}
        </span>
      </div>
      <div className={styles.figure}>{summarizeResult(name, next.figures, texts)}</div>
      <div className={styles.source} data-known={source ? true : undefined}>
        {source || <Badge color="attention">{texts.noSource}</Badge>}
        {published && <Badge color="neutral">{texts.states.own}</Badge>}
        {hasDraft && (
          <Badge color="progress">
            {publishAt === null ? texts.states.draft : texts.states.scheduled}
          </Badge>
        )}
      </div>
      <span className={styles.more}>
        <Icon name="chevron" size={16} />
      </span>
    </li>
  );
}

/** Empty while nobody has said where the figures come from. */
function describeSource(
  { next: { source } }: SiteEvidence,
  language: 'ko' | 'en',
  texts: AdminWords['evidence'],
): string {
  if (!source) return '';
  const { institute, method, reportNumber, date, light, report } = source;
  const parts = [institute[language] || institute.ko, method, reportNumber, date];
  if (light !== 'unstated') parts.push(texts.lights[light]);
  if (report) parts.push(texts.report);
  return parts.filter(Boolean).join(' · ');
}
