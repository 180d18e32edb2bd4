import { Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { mayChangeSettings } from '#domain/staff.ts';
import type { Figures } from '#server/dashboard/dashboard.ts';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useLanguage } from '../words/words.tsx';
import { Answers } from './Answers.tsx';
import { Attention } from './Attention.tsx';
import styles from './Dashboard.module.css';
import { Funnel } from './Funnel.tsx';
import { OpenByAge } from './OpenByAge.tsx';
import { InquiryOrigins, VisitOrigins } from './Origins.tsx';
import { OverTime } from './OverTime.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { SetUp, useSetUp } from './SetUp.tsx';
import { State } from './State.tsx';
import { Stops } from './Stops.tsx';
import { showDay } from './show-figures.ts';
import { Tiles } from './Tiles.tsx';
import { searchOf, usePeriod } from './usePeriod.ts';

/** Whether anything was ever counted, as far as these days tell. */
function hasAnything({ totals, compared, today }: Figures): boolean {
  const sums = [totals, compared.totals, ...(today ? [today] : [])];
  return sums.some(({ inquiries, visits }) => inquiries + visits > 0);
}

/** What the site brings in, and what needs somebody. Counts only, nobody's data. */
export default function Dashboard() {
  const { language, words } = useLanguage();
  const texts = words.dashboard;
  const { sections } = words.figures;
  const { me } = useSession();
  const [choice, setChoice] = usePeriod();
  const query = useQuery('GET /dashboard', { query: searchOf(choice) });
  const state = useQuery('GET /dashboard/state');
  const setUp = useSetUp(!mayChangeSettings(me));
  const { data: figures } = query;

  const rangeOf = ({ from, to }: { from: string; to: string }) =>
    texts.range(showDay(from, language), showDay(to, language));
  const checklist = mayChangeSettings(me) && <SetUp setUp={setUp} />;
  const isNew = figures && !hasAnything(figures);

  return (
    <>
      <PageHead
        title={texts.title}
        hint={figures && texts.shown(rangeOf(figures.period), rangeOf(figures.before))}
      >
        <PeriodPicker choice={choice} onChange={setChoice} />
      </PageHead>
      <div className={styles.page} data-loading={(figures && query.isLoading) || undefined}>
        {state.error && <QueryError query={state} />}
        {state.data && <Attention state={state.data} openSteps={setUp.openSteps} />}
        {query.error && <QueryError query={query} />}
        {isNew && checklist}
        {!figures && !query.error && <Skeleton height={480} radius="md" />}
        {figures && (
          <>
            <Tiles figures={figures} />
            <OverTime figures={figures} />
            <SectionTitle>{sections.form}</SectionTitle>
            <Funnel figures={figures} className={styles.half} />
            <Stops figures={figures} className={styles.half} />
            <SectionTitle>{sections.visits}</SectionTitle>
            <VisitOrigins figures={figures} />
            <SectionTitle>{sections.inquiries}</SectionTitle>
            <div className={styles.column}>
              <InquiryOrigins figures={figures} />
            </div>
            <div className={styles.column}>
              <Answers figures={figures} />
              {state.data && <OpenByAge openByAge={state.data.openByAge} />}
            </div>
          </>
        )}
        {state.data && (
          <>
            <SectionTitle>{sections.site}</SectionTitle>
            <State state={state.data} />
          </>
        )}
        {!isNew && checklist}
      </div>
    </>
  );
}

function SectionTitle({ children }: { children: ReactNode }) {
  return (
    <Title order={2} size="h3" className={styles.section}>
      {children}
    </Title>
  );
}
