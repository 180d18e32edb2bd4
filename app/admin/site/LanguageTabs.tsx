import { SegmentedControl } from '@mantine/core';
import { type Language, languages } from '#domain/language.ts';
import type { Filters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import styles from './LanguageTabs.module.css';

interface Props {
  label: string;
  filters: Filters;
  language: Language;
  className?: string | undefined;
}

/** In which language the site is read and changed; it lives in the address. */
export function LanguageTabs({ label, filters, language, className = '' }: Props) {
  const { languages: names } = useWords();
  return (
    <SegmentedControl
      aria-label={label}
      className={`${styles.tabs} ${className}`}
      data={languages.map((value) => ({ value, label: names[value] }))}
      value={language}
      onChange={(value) => filters.set('language', value)}
      withItemsBorders={false}
    />
  );
}
