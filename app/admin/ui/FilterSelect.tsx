import { type ComboboxData, Select } from '@mantine/core';
import type { Filters } from './useFilters.ts';

interface Props {
  filters: Filters;
  name: string;
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  data: ComboboxData;
  width: number;
  searchable?: boolean;
}

export function FilterSelect({ filters, name, label, all, width, ...rest }: Props) {
  return (
    <Select
      aria-label={label}
      placeholder={all}
      value={filters.search.get(name)}
      onChange={(value) => filters.set(name, value)}
      clearable
      w={width}
      {...rest}
    />
  );
}
