import { Skeleton } from '@mantine/core';
import { mayChangeSettings } from '#domain/staff.ts';
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
import { InquiryOrigins, inquiryLists, VisitOrigins, visitLists } from './Origins.tsx';
import { OverTime } from './OverTime.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { Section } from './Section.tsx';
import { SetUp } from './SetUp.tsx';
import { State } from './State.tsx';
import { Stops } from './Stops.tsx';
import { showDay } from './show-figures.ts';
import { Tiles } from './Tiles.tsx';
import { searchOf, usePeriod } from './usePeriod.ts';

/** What the site brings in, and what needs somebody. Counts only, nobody's data. */
export default function Dashboard() {
  const { language, words } = useLanguage();
  const texts = words.dashboard;
  const { sections, funnel, stops, answers, lists } = words.figures;
  const titleOf = (name: keyof typeof lists) => lists[name].title;
  const { me } = useSession();
  const [choice, setChoice] = usePeriod();
  const query = useQuery('GET /dashboard', { query: searchOf(choice) });
  const state = useQuery('GET /dashboard/state');
  const { data: figures } = query;

  const rangeOf = ({ from, to }: { from: string; to: string }) =>
    texts.range(showDay(from, language), showDay(to, language));
  // Nobody came: a dozen times nothing is not worth reading, and there is time for the set-up.
  const isQuiet = figures?.totals.visits === 0 && figures.totals.inquiries === 0;
  const open = Object.values(state.data?.openByAge ?? {}).reduce((sum, count) => sum + count, 0);

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
        {state.data && <Attention state={state.data} />}
        {query.error && <QueryError query={query} />}
        {!figures && !query.error && <Skeleton height={480} radius="md" />}
        {figures && <Tiles figures={figures} isQuiet={isQuiet} />}
        {(figures || query.error) && mayChangeSettings(me) && <SetUp isOpenAtFirst={isQuiet} />}
        {figures && <OverTime figures={figures} />}
        {figures && !isQuiet && (
          <>
            <Section id="form" title={sections.form} names={[funnel.title, stops.title]}>
              <Funnel figures={figures} />
              <Stops figures={figures} />
            </Section>
            <Section id="visits" title={sections.visits} names={visitLists.map(titleOf)}>
              <VisitOrigins figures={figures} />
            </Section>
          </>
        )}
        {figures && (!isQuiet || open > 0) && (
          <Section
            id="inquiries"
            title={sections.inquiries}
            names={[texts.open, answers.title, ...inquiryLists.map(titleOf)]}
          >
            {state.data && <OpenByAge state={state.data} />}
            <Answers figures={figures} />
            <InquiryOrigins figures={figures} />
          </Section>
        )}
        {state.data && (
          <Section
            id="site"
            title={sections.site}
            names={[texts.mails, texts.posts, texts.storage, texts.backup.title]}
          >
            <State state={state.data} />
          </Section>
        )}
      </div>
    </>
  );
}
