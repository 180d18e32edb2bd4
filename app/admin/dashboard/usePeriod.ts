import { useSearchParams } from 'react-router';
import { isPeriodName, type PeriodName } from '#domain/period.ts';
import type { PeriodChoice } from './PeriodPicker.tsx';

const usualPeriod: PeriodName = '28-days';

/** The period is in the address: it can be sent to a colleague, and Back leads to the last one. */
export function usePeriod(): [PeriodChoice, (choice: PeriodChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const name = search.get('period');
  const choice = {
    name: isPeriodName(name) ? name : usualPeriod,
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
  };
  return [choice, (wished) => setSearch(searchOf(wished))];
}

export function searchOf({ name, from, to }: PeriodChoice): URLSearchParams {
  return new URLSearchParams({ period: name, ...(name === 'own' && { from, to }) });
}
