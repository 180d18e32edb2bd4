import { Group, Select, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { businessTypes, inquiryStatuses } from '#domain/inquiry.ts';
import { languages, ownName } from '#domain/language.ts';
import { SearchBox } from '../ui/SearchBox.tsx';
import { fromSeoulClock, toSeoulClock } from '../ui/times.ts';
import { useWords } from '../words/words.tsx';

const day = 86_400_000;

interface Props {
  search: URLSearchParams;
  searchBox: RefObject<HTMLInputElement | null>;
  onChoose(name: string, value: string | null): void;
}

/** Days are chosen as staff see them, in Seoul; the end day counts whole. */
const dayOf = (at: string | null, back = 0) =>
  at ? toSeoulClock(Number(at) - back).slice(0, 10) : '';
const timeOf = (date: string, ahead = 0) => {
  const at = fromSeoulClock(`${date}T00:00`);
  return at === undefined ? null : String(at + ahead);
};

export function InboxFilters({ search, searchBox, onChoose }: Props) {
  const { inquiries: texts } = useWords();
  return (
    <Group mb="md" gap="sm" align="flex-end" role="search" aria-label={texts.search}>
      <SearchBox
        ref={searchBox}
        label={texts.search}
        value={search.get('q') ?? ''}
        onSearch={(q) => onChoose('q', q)}
      />
      <Select
        aria-label={texts.status}
        placeholder={texts.allStatuses}
        data={inquiryStatuses.map((one) => ({ value: one, label: texts.statuses[one] }))}
        value={search.get('status')}
        onChange={(value) => onChoose('status', value)}
        clearable
        w={150}
      />
      <Select
        aria-label={texts.language}
        placeholder={texts.allLanguages}
        data={languages.map((one) => ({ value: one, label: ownName[one] }))}
        value={search.get('language')}
        onChange={(value) => onChoose('language', value)}
        clearable
        w={160}
      />
      <Select
        aria-label={texts.businessType}
        placeholder={texts.allTypes}
        data={businessTypes.map((one) => ({ value: one, label: texts.businessTypes[one] }))}
        value={search.get('businessType')}
        onChange={(value) => onChoose('businessType', value)}
        clearable
        w={160}
      />
      <Select
        aria-label={texts.sample}
        placeholder={texts.sampleAny}
        data={[
          { value: 'true', label: texts.sampleYes },
          { value: 'false', label: texts.sampleNo },
        ]}
        value={search.get('sample')}
        onChange={(value) => onChoose('sample', value)}
        clearable
        w={190}
      />
      <TextInput
        type="date"
        label={texts.from}
        value={dayOf(search.get('from'))}
        onChange={(event) => onChoose('from', timeOf(event.currentTarget.value))}
      />
      <TextInput
        type="date"
        label={texts.until}
        value={dayOf(search.get('until'), day)}
        onChange={(event) => onChoose('until', timeOf(event.currentTarget.value, day))}
      />
    </Group>
  );
}
