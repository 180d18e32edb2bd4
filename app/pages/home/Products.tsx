import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { Catalyst } from './Catalyst.tsx';
import type { HomeFigures } from './home-figures.ts';
import styles from './Products.module.css';
import { TabList } from './TabList.tsx';
import { Technologies } from './Technologies.tsx';

interface Props {
  words: Words['home']['products'];
  energies: Words['home']['hero']['energies'];
  figures: HomeFigures['technologies'];
  note: string;
  alts: Parameters<typeof Technologies>[0]['alts'] & { coat: string };
  language: Language;
}

/** Two tabs and their panels; which one shows is told by the section (Products.module.css). */
export function Products({ words, energies, figures, note, alts, language }: Props) {
  return (
    <section className={styles.products} aria-labelledby="products">
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="products" className={styles.title}>
            {words.title}
          </h2>
          <TabList words={words.tabs} />
        </div>
        <Panel tab="catalyst" className={styles.first}>
          <Catalyst
            words={words.catalyst}
            energies={energies}
            alt={alts.coat}
            language={language}
          />
        </Panel>
        <Panel tab="technologies" className={styles.second}>
          <Technologies
            words={words.technologies}
            figures={figures}
            note={note}
            alts={alts}
            language={language}
          />
        </Panel>
      </div>
    </section>
  );
}

interface PanelProps {
  tab: 'catalyst' | 'technologies';
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
