import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { mayAnswerInquiries } from '#domain/staff.ts';
import { stuckMails } from '#domain/unsent-mails.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { useSession } from '../session/useSession.ts';

/** In milliseconds: in the inbox people watch for what comes in. */
const pollEvery = { inInbox: 4000, elsewhere: 20_000 };

type Counts = AnswerOf<'GET /inquiries/counts'>;

interface State {
  /** Undefined until the server has told, and for whoever does not answer inquiries. */
  counts: Counts | undefined;
  /** After something was done that changes them. */
  refresh(): void;
}

const CountsContext = createContext<State>({ counts: undefined, refresh() {} });

/** Asks again and again how many inquiries are unread or wait; a hidden tab does not. */
export function InboxCounts({ children }: { children: ReactNode }) {
  const { me } = useSession();
  const isAsked = mayAnswerInquiries(me);
  const { pathname } = useLocation();
  const pause = pathname.startsWith('/admin/inquiries') ? pollEvery.inInbox : pollEvery.elsewhere;
  const [counts, setCounts] = useState<Counts>();
  const [refreshes, setRefreshes] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, and `refreshes`, ask at once.
  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    const poll = async () => {
      if (document.hidden) return;
      const { signal } = abort;
      const answer = await request('GET /inquiries/counts', { isSigningIn: true, signal }).catch(
        () => undefined,
      );
      if (answer && !signal.aborted) setCounts(answer);
    };
    poll();
    const timer = setInterval(poll, pause);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [isAsked, pause, pathname, refreshes]);

  const state = useMemo<State>(
    () => ({ counts, refresh: () => setRefreshes((count) => count + 1) }),
    [counts],
  );
  return <CountsContext value={state}>{children}</CountsContext>;
}

export function useInboxCounts(): State {
  return useContext(CountsContext);
}

/** Mails that do not go out by themselves: as many as the overview and their page tell of. */
export function useStuckMails(): number {
  const { counts } = useInboxCounts();
  const { me } = useSession();
  return counts?.unsentMails ? stuckMails(counts.unsentMails, me.noMail).total : 0;
}

/** Suspected ones too: a customer may lie there unseen. */
export function useUnreadInquiries(): number {
  const { counts } = useInboxCounts();
  return counts ? counts.unread + counts.unreadSpam : 0;
}
