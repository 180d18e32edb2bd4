import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Words } from '#content/words.ts';
import styles from './Products.module.css';

interface Props {
  words: Words['home']['products']['tabs'];
}

const tabs = ['catalyst', 'technologies'] as const;
type Tab = (typeof tabs)[number];

/**
 * Links to their panels, so they also work before hydration and without JavaScript (by :target);
 * after it they switch in place and the arrow keys move between them. The address keeps the choice:
 * it survives a reload and another language.
 */
export function ProductTabs({ words }: Props) {
  const [selected, setSelected] = useState<Tab>('catalyst');
  const [isHydrated, setHydrated] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setHydrated(true);
    if (location.hash === '#technologies') setSelected('technologies');
  }, []);

  // The panels are not part of the island: they change by the section's style alone.
  useEffect(() => {
    const section = list.current?.closest('section');
    if (isHydrated && section) section.dataset.selected = selected;
  }, [isHydrated, selected]);

  function pick(event: MouseEvent | KeyboardEvent, tab: Tab) {
    event.preventDefault();
    setSelected(tab);
    history.replaceState(history.state, '', `#${tab}`);
    list.current?.querySelector<HTMLElement>(`[aria-controls=${tab}]`)?.focus();
  }

  function moveByKey(event: KeyboardEvent) {
    const target = { ArrowLeft: 0, Home: 0, ArrowRight: 1, End: 1 }[event.key];
    const wraps = event.key.startsWith('Arrow') && tabs[target ?? -1] === selected;
    if (target !== undefined) pick(event, tabs[wraps ? 1 - target : target] as Tab);
    else if (event.key === ' ') pick(event, selected);
  }

  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={words.label}
      onKeyDown={moveByKey}
    >
      {tabs.map((tab) => (
        <a
          key={tab}
          id={`tab-${tab}`}
          role="tab"
          href={`#${tab}`}
          aria-controls={tab}
          aria-selected={selected === tab}
          tabIndex={!isHydrated || selected === tab ? 0 : -1}
          onClick={(event) => pick(event, tab)}
        >
          {words[tab]}
        </a>
      ))}
    </div>
  );
}
