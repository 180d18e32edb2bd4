import { Group, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { businessTypes, inquiryStatuses } from '#domain/inquiry.ts';
import { languages } from '#domain/language.ts';
import { day } from '#domain/seoul.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { fromSeoulClock, toSeoulClock } from '../ui/times.ts';
import type { Filters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';

interface Props {
  filters: Filters;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** Days are chosen as staff see them, in Seoul; the end day counts whole. */
const dayOf = (at: string | null, back = 0) =>
  at ? toSeoulClock(Number(at) - back).slice(0, 10) : '';
const timeOf = (date: string, ahead = 0) => {
  const at = fromSeoulClock(`${date}T00:00`);
  return at === undefined ? null : String(at + ahead);
};

export function InboxFilters({ filters, searchBox }: Props) {
  const { inquiries: texts, languages: names } = useWords();
  const { search } = filters;
  return (
    <Group mb="md" gap="sm" align="flex-end" role="search" aria-label={texts.search}>
      <SearchBox
        ref={searchBox}
        label={texts.search}
        value={search.get('q') ?? ''}
        onSearch={(q) => filters.set('q', q)}
      />
      <FilterSelect
        filters={filters}
        name="status"
        label={texts.status}
        all={texts.allStatuses}
        data={inquiryStatuses.map((value) => ({ value, label: texts.statuses[value] }))}
        width={150}
      />
      <FilterSelect
        filters={filters}
        name="language"
        label={texts.language}
        all={texts.allLanguages}
        data={languages.map((value) => ({ value, label: names[value] }))}
        width={160}
      />
      <FilterSelect
        filters={filters}
        name="businessType"
        label={texts.businessType}
        all={texts.allTypes}
        data={businessTypes.map((value) => ({ value, label: texts.businessTypes[value] }))}
        width={160}
      />
      <FilterSelect
        filters={filters}
        name="sample"
        label={texts.sample}
        all={texts.sampleAny}
        data={[
          { value: 'true', label: texts.sampleYes },
          { value: 'false', label: texts.sampleNo },
        ]}
        width={220}
      />
      <TextInput
        type="date"
        label={texts.from}
        value={dayOf(search.get('from'))}
        onChange={(event) => filters.set('from', timeOf(event.currentTarget.value))}
      />
      <TextInput
        type="date"
        label={texts.until}
        value={dayOf(search.get('until'), day)}
        onChange={(event) => filters.set('until', timeOf(event.currentTarget.value, day))}
      />
    </Group>
  );
}
