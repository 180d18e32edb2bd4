import type { Words } from '#content/words.ts';
import styles from './Products.module.css';

interface Props {
  words: Words['home']['products']['tabs'];
}

const tabs = ['catalyst', 'technologies'] as const;

/** Links to their panels, which work without JavaScript (by :target); switch-tabs.ts makes them tabs. */
export function TabList({ words }: Props) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={words.label}>
      {tabs.map((tab) => (
        <a
          key={tab}
          id={`tab-${tab}`}
          role="tab"
          href={`#${tab}`}
          aria-controls={tab}
          aria-selected={tab === 'catalyst'}
        >
          {words[tab]}
        </a>
      ))}
    </div>
  );
}
