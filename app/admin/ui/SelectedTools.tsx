import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import styles from './SelectedTools.module.css';

interface Props {
  /** How many are chosen, in words. */
  label: string;
  onClear(): void;
  /** Buttons of size `xs`. */
  children: ReactNode;
}

/** What can be done with all that is chosen in a list, beside the box that chooses all. */
export function SelectedTools({ label, onClear, children }: Props) {
  const { clearSelection } = useWords().frame;
  return (
    <div className={styles.tools} role="toolbar" aria-label={label}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      {children}
      <Button size="xs" variant="subtle" color="neutral" onClick={onClear}>
        {clearSelection}
      </Button>
    </div>
  );
}
