import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { Catalyst } from './Catalyst.tsx';
import type { HomeFigures } from './home-figures.ts';
import styles from './Products.module.css';
import { Technologies } from './Technologies.tsx';

interface Props {
  words: Words['home']['products'];
  energies: Words['home']['hero']['energies'];
  figures: HomeFigures['technologies'];
  alts: Parameters<typeof Technologies>[0]['alts'] & { filter: string };
  language: Language;
}

const tabs = ['catalyst', 'technologies'] as const;
type Tab = (typeof tabs)[number];

/**
 * Two tabs that are links to their panels, so they also work without JavaScript (by :target); after
 * hydration they switch in place and the arrow keys move between them.
 */
export function Products({ words, energies, figures, alts, language }: Props) {
  const [selected, setSelected] = useState<Tab>('catalyst');
  const [isHydrated, setHydrated] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setHydrated(true);
    if (location.hash === '#technologies') setSelected('technologies');
  }, []);

  function pick(event: MouseEvent | KeyboardEvent, tab: Tab) {
    event.preventDefault();
    setSelected(tab);
    list.current?.querySelector<HTMLElement>(`[aria-controls=${tab}]`)?.focus();
  }

  function moveByKey(event: KeyboardEvent) {
    const target = { ArrowLeft: 0, Home: 0, ArrowRight: 1, End: 1 }[event.key];
    const wraps = event.key.startsWith('Arrow') && tabs[target ?? -1] === selected;
    if (target !== undefined) pick(event, tabs[wraps ? 1 - target : target] as Tab);
    else if (event.key === ' ') pick(event, selected);
  }

  return (
    <section
      className={styles.products}
      aria-labelledby="products"
      data-selected={isHydrated ? selected : undefined}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="products" className={styles.title}>
            {words.title}
          </h2>
          <div
            ref={list}
            className={styles.tabs}
            role="tablist"
            aria-label={words.tabs.label}
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
                {words.tabs[tab]}
              </a>
            ))}
          </div>
        </div>
        <Panel tab="catalyst" className={styles.first}>
          <Catalyst
            words={words.catalyst}
            energies={energies}
            alt={alts.filter}
            language={language}
          />
        </Panel>
        <Panel tab="technologies" className={styles.second}>
          <Technologies
            words={words.technologies}
            figures={figures}
            alts={alts}
            language={language}
          />
        </Panel>
      </div>
    </section>
  );
}

interface PanelProps {
  tab: Tab;
  className: string | undefined;
  children: ReactNode;
}

function Panel({ tab, className, children }: PanelProps) {
  return (
    <div
      id={tab}
      className={`${styles.panel} ${className}`}
      role="tabpanel"
      aria-labelledby={`tab-${tab}`}
    >
      {children}
    </div>
  );
}
