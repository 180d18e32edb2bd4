import { SummaryLine } from '../ui/SummaryLine.tsx';
import { useWords } from '../words/words.tsx';
import { type OpenCounts, openStateNames } from './count-open.ts';

/** One line: what is open on the whole site, or that nothing is. */
export function OverviewSummary({ open }: { open: OpenCounts }) {
  const { site } = useWords();
  const said = openStateNames
    .filter((state) => open[state] > 0)
    .map((state) => site.counts[state](open[state]));
  if (said.length === 0) return <SummaryLine text={site.allPublished} />;
  const isUrgent = open.needLook + open.suppliedChanged + open.notShown > 0;
  return <SummaryLine text={said.join(' · ')} open={isUrgent ? 'attention' : 'progress'} />;
}
