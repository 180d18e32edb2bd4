import { ActionIcon } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import { useInboxCounts } from './InboxCounts.tsx';
import styles from './InboxViews.module.css';
import { addressOfView, countOfView, viewNames, viewOf } from './inbox-views.ts';

/** Counting goes no further. */
const most = 1000;

/** Real links, so that a view can be kept open in a tab of its own. */
export function InboxViews() {
  const { inbox: texts } = useWords();
  const [search] = useSearchParams();
  const { counts } = useInboxCounts();
  const current = viewOf(search);
  const tabs = useRef<HTMLElement>(null);
  const [isPushed, setIsPushed] = useState(false);
  // Whoever comes back to a view sees its tab, however far along the row it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts make the tabs wider.
  useEffect(() => {
    const tab = tabs.current?.querySelector('[aria-current]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, counts === undefined]);
  const hasMore = !useSeesLast(tabs, counts === undefined);
  // A view of what went wrong shows itself only where something did.
  const shown = viewNames.filter(
    (view) => view !== 'undelivered' || view === current || countOfView(view, counts) > 0,
  );
  return (
    <div className={styles.row}>
      <nav
        ref={tabs}
        className={styles.views}
        aria-label={texts.viewsLabel}
        data-pushed={isPushed || undefined}
        data-more={hasMore || undefined}
        onScroll={(event) => setIsPushed(event.currentTarget.scrollLeft > 0)}
      >
        {shown.map((view) => {
          const count = countOfView(view, counts);
          return (
            <Link
              key={view}
              to={addressOfView(view, search)}
              className={styles.view}
              data-view={view}
              aria-current={view === current ? 'page' : undefined}
            >
              {texts.views[view]}
              {count > 0 && (
                <span className={styles.count}>{count > most ? texts.capped(most) : count}</span>
              )}
            </Link>
          );
        })}
      </nav>
      {/* The keyboard and screen readers reach every tab without it. */}
      {hasMore && (
        <ActionIcon
          className={styles.more}
          variant="subtle"
          color="neutral"
          size={44}
          tabIndex={-1}
          aria-hidden
          onClick={() => tabs.current?.scrollTo({ left: tabs.current.scrollWidth })}
        >
          <Icon name="chevronRight" size={16} />
        </ActionIcon>
      )}
    </div>
  );
}

/** Whether the last tab is in sight; the row may end between two of them. */
function useSeesLast(tabs: RefObject<HTMLElement | null>, hasNoCounts: boolean): boolean {
  const [seesLast, setSeesLast] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with counts another tab may be the last.
  useEffect(() => {
    const root = tabs.current;
    const last = root?.lastElementChild;
    if (!root || !last) return;
    const see = ([entry]: IntersectionObserverEntry[]) =>
      setSeesLast(entry?.isIntersecting ?? true);
    const observer = new IntersectionObserver(see, { root, threshold: 0.5 });
    observer.observe(last);
    return () => observer.disconnect();
  }, [hasNoCounts]);
  return seesLast;
}
