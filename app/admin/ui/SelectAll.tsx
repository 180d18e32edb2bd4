import { Checkbox } from '@mantine/core';

interface Props {
  label: string;
  /** How many there are on the page, and how many of them are chosen. */
  count: number;
  chosen: number;
  size?: string;
  className?: string | undefined;
  onChange(areChosen: boolean): void;
}

/** The box above a list that chooses all on the page, or none. */
export function SelectAll({ label, count, chosen, size = 'sm', className, onChange }: Props) {
  return (
    <Checkbox
      size={size}
      className={className}
      label={label}
      checked={chosen === count}
      indeterminate={chosen > 0 && chosen < count}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
