import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { defaultLanguage, type Language, languages } from '#domain/language.ts';
import { useWords } from '../words/words.tsx';
import styles from './LanguageTabs.module.css';

/** The same fields for each language of the site, one language at a time. */
export function LanguageTabs({ children }: { children(language: Language): ReactNode }) {
  const { languages: names } = useWords();
  return (
    <Tabs defaultValue={defaultLanguage}>
      <Tabs.List mb="sm" className={styles.list}>
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language}>
            {names[language]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language}>
          {children(language)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
