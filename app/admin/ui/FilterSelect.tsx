import { type ComboboxData, Select } from '@mantine/core';
import type { Filters } from './useFilters.ts';

interface Props {
  filters: Filters;
  name: string;
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  data: ComboboxData;
  /** In pixels; without it, as wide as there is room. */
  width?: number;
  searchable?: boolean;
  /** Above it, where there is room; otherwise it is read aloud only. */
  hasLabel?: boolean;
}

export function FilterSelect({ filters, name, label, all, width, hasLabel, ...rest }: Props) {
  return (
    <Select
      {...(hasLabel ? { label } : { 'aria-label': label })}
      placeholder={all}
      value={filters.search.get(name)}
      onChange={(value) => filters.set(name, value)}
      clearable
      {...(width && { w: width })}
      {...rest}
    />
  );
}
