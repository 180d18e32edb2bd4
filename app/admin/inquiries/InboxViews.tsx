import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
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
  // A view of what went wrong shows itself only where something did.
  const shown = viewNames.filter(
    (view) => view !== 'undelivered' || view === current || countOfView(view, counts) > 0,
  );
  return (
    <nav
      ref={tabs}
      className={styles.views}
      aria-label={texts.viewsLabel}
      data-pushed={isPushed || undefined}
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
  );
}
