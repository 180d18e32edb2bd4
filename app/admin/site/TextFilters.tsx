import { Group, SegmentedControl } from '@mantine/core';
import { type Language, languages } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import type { Filters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import styles from './TextFilters.module.css';
import { matches, textFilters } from './text-filters.ts';

interface Props {
  filters: Filters;
  language: Language;
  texts: readonly EditableText[];
}

/** Which texts are shown, and in which language. */
export function TextFilters({ filters, language, texts }: Props) {
  const { site, languages: names } = useWords();
  const count = (filter: string) =>
    texts.filter((text) => matches(text.languages[language], filter)).length;
  return (
    <Group gap="sm" className={styles.filters}>
      <SegmentedControl
        aria-label={site.language}
        data={languages.map((value) => ({ value, label: names[value] }))}
        value={language}
        onChange={(value) => filters.set('language', value)}
      />
      <FilterSelect
        filters={filters}
        name="show"
        label={site.show.label}
        all={site.show.all}
        data={textFilters.map((value) => ({
          value,
          label: `${site.show[value]} (${count(value)})`,
        }))}
      />
    </Group>
  );
}
