import { Button, Group, Paper, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode, RefObject } from 'react';
import { businessTypes, inquiryStatuses } from '#domain/inquiry.ts';
import { languages } from '#domain/language.ts';
import { day } from '#domain/seoul.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { fromSeoulClock, toSeoulClock } from '../ui/times.ts';
import type { Filters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import styles from './InboxFilters.module.css';

interface Props {
  filters: Filters;
  searchBox: RefObject<HTMLInputElement | null>;
  colleagues: readonly { id: string; name: string }[];
  /** How many are left. */
  count: string | undefined;
  /** Beside the search. */
  children?: ReactNode;
}

/** Days are chosen as staff see them, in Seoul; the end day counts whole. */
const dayOf = (at: string | null, back = 0) =>
  at ? toSeoulClock(Number(at) - back).slice(0, 10) : '';
const timeOf = (date: string, ahead = 0) => {
  const at = fromSeoulClock(`${date}T00:00`);
  return at === undefined ? null : String(at + ahead);
};

/** The search in sight; the rest behind one button, and what is chosen there as pills. */
export function InboxFilters({ filters, searchBox, colleagues, count, children }: Props) {
  const { inquiries: texts, inbox, languages: names } = useWords();
  const [isOpen, { toggle, close }] = useDisclosure();
  const { search } = filters;
  const choices = {
    status: inquiryStatuses.map((value) => ({ value, label: texts.statuses[value] })),
    assigned: colleagues.map(({ id, name }) => ({ value: id, label: name })),
    language: languages.map((value) => ({ value, label: names[value] })),
    businessType: businessTypes.map((value) => ({ value, label: texts.businessTypes[value] })),
    sample: [
      { value: 'true', label: texts.sampleYes },
      { value: 'false', label: texts.sampleNo },
    ],
  };
  const labels = {
    status: [texts.status, texts.allStatuses],
    assigned: [texts.assignee, inbox.anyone],
    language: [texts.language, texts.allLanguages],
    businessType: [texts.businessType, texts.allTypes],
    sample: [texts.sample, texts.sampleAny],
  } as const;
  const selects = Object.keys(choices) as (keyof typeof choices)[];
  const dates = [
    ['from', `${texts.from} ${dayOf(search.get('from'))}`],
    ['until', `${texts.until} ${dayOf(search.get('until'), day)}`],
  ] as const;
  const pills = [
    ...selects.map((name) => {
      const label = choices[name].find(({ value }) => value === search.get(name))?.label;
      return [name, label] as const;
    }),
    ...dates.map(([name, label]) => [name, search.has(name) ? label : undefined] as const),
  ].filter(([, label]) => label !== undefined);

  return (
    <search className={styles.bar} aria-label={texts.search}>
      <div className={styles.line}>
        <SearchBox
          ref={searchBox}
          label={texts.search}
          value={search.get('q') ?? ''}
          onSearch={(q) => filters.set('q', q)}
        />
        <Button
          variant="default"
          onClick={toggle}
          aria-expanded={isOpen}
          flex="none"
          leftSection={<Icon name="settings" size={16} />}
        >
          {inbox.moreFilters}
          {pills.length > 0 && ` ${pills.length}`}
        </Button>
        {children}
      </div>
      {isOpen && (
        <Paper withBorder p="md" className={styles.more}>
          {selects.map((name) => (
            <FilterSelect
              key={name}
              filters={filters}
              name={name}
              label={labels[name][0]}
              all={labels[name][1]}
              data={choices[name]}
              hasLabel
            />
          ))}
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
          {count && (
            <Button variant="light" className={styles.show} onClick={close}>
              {inbox.showFound(count)}
            </Button>
          )}
        </Paper>
      )}
      {pills.length > 0 && !isOpen && (
        <Group gap="xs">
          {pills.map(([name, label]) => (
            <Button
              key={name}
              variant="light"
              size="compact-sm"
              className={styles.pill}
              rightSection="×"
              aria-label={inbox.removeFilter(label ?? '')}
              onClick={() => filters.set(name, null)}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </search>
  );
}
