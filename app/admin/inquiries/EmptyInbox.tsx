import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { pages } from '#domain/pages.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words/words.tsx';
import { useInboxCounts } from './InboxCounts.tsx';
import { addressOfView, hasOtherFilters, type InboxView, viewOf } from './inbox-views.ts';

const button = { variant: 'light', h: { base: 44, md: 36 } } as const;

/** Why a view of the inbox is empty, and where to go on. */
export function EmptyInbox({ search }: { search: URLSearchParams }) {
  const { inquiries: texts, inbox } = useWords();
  const { counts } = useInboxCounts();
  const view = viewOf(search);
  const unfiltered = new URLSearchParams();
  const to = (next: InboxView, label: string) => (
    <Button {...button} component={Link} to={addressOfView(next, unfiltered)}>
      {label}
    </Button>
  );
  if (!view || hasOtherFilters(search)) {
    const { title, hint, clear } = texts.nothing;
    return (
      <EmptyState title={title} hint={hint}>
        {to(view === 'spam' ? 'spam' : 'all', clear)}
      </EmptyState>
    );
  }
  if (view === 'all') {
    const { open, ...empty } = texts.empty;
    return (
      <EmptyState {...empty}>
        <Button {...button} component="a" href={pages.stepOne.path} target="_blank">
          {open}
        </Button>
      </EmptyState>
    );
  }
  if (view === 'spam') return <EmptyState {...texts.emptyQuarantine} />;
  const unassigned = counts?.unassigned ?? 0;
  return (
    <EmptyState {...inbox.emptyViews[view]}>
      {view === 'mine' && unassigned > 0
        ? to('unassigned', inbox.showUnassigned(unassigned))
        : to('all', inbox.showEvery)}
    </EmptyState>
  );
}
