import type { Language } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import type { Filters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import { matches, textFilters } from './text-filters.ts';

interface Props {
  filters: Filters;
  language: Language;
  texts: readonly EditableText[];
}

/** Which texts are shown. */
export function TextFilter({ filters, language, texts }: Props) {
  const { site } = useWords();
  const count = (filter: string) =>
    texts.filter((text) => matches(text.languages[language], filter)).length;
  return (
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
  );
}
