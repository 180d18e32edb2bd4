import { Burger } from '@mantine/core';
import type { Ref } from 'react';
import { useWords } from '../words/words.tsx';
import styles from './AdminFrame.module.css';

interface Props {
  ref: Ref<HTMLButtonElement> | undefined;
  isOpen: boolean;
  onToggle(): void;
}

/** Opens the menu of a phone, or the rail of a tablet to its names. */
export function MenuButton({ ref, isOpen, onToggle }: Props) {
  const { menu } = useWords().frame;
  return (
    <Burger
      ref={ref}
      opened={isOpen}
      onClick={onToggle}
      size="sm"
      color="var(--paper)"
      className={styles.burger}
      aria-label={menu}
      aria-expanded={isOpen}
      aria-controls="admin-menu"
    />
  );
}
