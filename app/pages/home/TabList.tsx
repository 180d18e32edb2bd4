import type { Words } from '#content/words.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Products.module.css';
import { technologyPictures } from './Technologies.tsx';

interface Props {
  words: Words['home']['products']['tabs'];
}

const tabs = ['catalyst', 'technologies'] as const;

/** Links to their panels, which work without JavaScript (by :target); switch-tabs.ts makes them tabs. The second shows what its panel holds. */
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
          {tab === 'technologies' && (
            <span className={styles.peek}>
              {technologyPictures.map((picture) => (
                <Picture key={picture} of={picture} alt="" sizes="160px" whole />
              ))}
            </span>
          )}
        </a>
      ))}
    </div>
  );
}
