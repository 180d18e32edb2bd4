import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type Ref, useState } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  /** What the address says is searched for. */
  value: string;
  label: string;
  onSearch(text: string): void;
  /** In pixels; without it, as wide as there is room. */
  width?: number;
  /** Above it, where there is room; otherwise it is read aloud only. */
  hasLabel?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Searches a moment after the last key; follows the address when that changes by other means. */
export function SearchBox({ value, label, onSearch, width, hasLabel, ref }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const searchSoon = useDebouncedCallback((query: string) => {
    setKnown(query);
    onSearch(query);
  }, 300);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  return (
    <TextInput
      ref={ref}
      {...(hasLabel ? { label } : { 'aria-label': label, placeholder: label })}
      leftSection={<Icon name="search" size={16} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        searchSoon(event.currentTarget.value);
      }}
      {...(width ? { w: width } : { flex: '1 1 16rem' })}
    />
  );
}
