import { Group, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isPeriodName, ownPeriod, type PeriodName, periodNames, shiftDay } from '#domain/period.ts';
import { dayInSeoul } from '#domain/seoul.ts';
import { useWords } from '../words/words.tsx';
import styles from './Dashboard.module.css';

export interface PeriodChoice {
  name: PeriodName;
  /** Of an own one. */
  from: string;
  to: string;
}

interface Props {
  choice: PeriodChoice;
  onChange(choice: PeriodChoice): void;
}

/** Which days are looked at; an own range is asked for once it is one. */
export function PeriodPicker({ choice, onChange }: Props) {
  const { dashboard: texts } = useWords();
  const [own, setOwn] = useState({ from: choice.from, to: choice.to });
  const isWrong = choice.name === 'own' && !ownPeriod(own.from, own.to, Date.now());

  function choose(name: PeriodName) {
    if (name !== 'own') return onChange({ name, from: '', to: '' });
    const today = dayInSeoul(Date.now());
    const range = { from: shiftDay(today, -13), to: today };
    setOwn(range);
    onChange({ name, ...range });
  }

  function change(part: Partial<typeof own>) {
    const range = { ...own, ...part };
    setOwn(range);
    if (ownPeriod(range.from, range.to, Date.now())) onChange({ name: 'own', ...range });
  }

  return (
    <Group gap="xs" align="flex-start" className={styles.period}>
      {choice.name === 'own' && (
        <>
          <TextInput
            type="date"
            aria-label={texts.from}
            value={own.from}
            max={dayInSeoul(Date.now())}
            error={isWrong}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            aria-label={texts.to}
            value={own.to}
            max={dayInSeoul(Date.now())}
            error={isWrong}
            onChange={(event) => change({ to: event.currentTarget.value })}
          />
        </>
      )}
      <Select
        aria-label={texts.period}
        value={choice.name}
        data={periodNames.map((value) => ({ value, label: texts.periods[value] }))}
        onChange={(value) => isPeriodName(value) && choose(value)}
        allowDeselect={false}
        checkIconPosition="right"
        flex="1 1 10rem"
        maw={{ sm: 160 }}
      />
      {isWrong && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" w="100%">
          {texts.wrongPeriod}
        </Text>
      )}
    </Group>
  );
}
