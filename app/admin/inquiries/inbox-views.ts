import type { InboxCounts } from '#server/inquiries/inbox.ts';

/** The quick views of the inbox: what each one puts into the address. */
const inboxViews = {
  all: {},
  waiting: { waiting: 'true' },
  mine: { assigned: 'me', waiting: 'true' },
  unassigned: { assigned: 'none', waiting: 'true' },
  unread: { unread: 'true' },
  undelivered: { undelivered: 'true' },
  spam: { quarantined: 'true' },
} as const satisfies Record<string, Record<string, string>>;

export type InboxView = keyof typeof inboxViews;

export const viewNames = Object.keys(inboxViews) as InboxView[];

const ownNames = ['waiting', 'assigned', 'unread', 'undelivered', 'quarantined'];
const pageNames = ['before', 'after'];

/** Which view an address shows; none when its filters are a mixture of their own. */
export function viewOf(search: URLSearchParams): InboxView | undefined {
  const shown = ownNames.filter((name) => search.has(name));
  return viewNames.find((view) => {
    const wanted: Record<string, string> = inboxViews[view];
    return (
      shown.length === Object.keys(wanted).length &&
      shown.every((name) => search.get(name) === wanted[name])
    );
  });
}

/** Whether words or conditions besides those of a view narrow it down. */
export function hasOtherFilters(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => ![...ownNames, ...pageNames].includes(name));
}

/** The address of a view; search words and the other filters stay. */
export function addressOfView(view: InboxView, search: URLSearchParams): string {
  const kept = [...search].filter(([name]) => ![...ownNames, ...pageNames].includes(name));
  const query = new URLSearchParams([...kept, ...Object.entries(inboxViews[view])]);
  return query.size > 0 ? `/admin/inquiries?${query}` : '/admin/inquiries';
}

/** What its tab says; a view without a number says none. */
export function countOfView(view: InboxView, counts: InboxCounts | undefined): number {
  if (!counts || view === 'all') return 0;
  return view === 'spam' ? counts.unreadSpam : counts[view];
}
