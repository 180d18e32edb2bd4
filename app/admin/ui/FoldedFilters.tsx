import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import styles from './FoldedFilters.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  /** How many are chosen; a closed fold must not hide that there are some. */
  chosen: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Filters in a row; on a phone behind one button, so that the list begins in sight. */
export function FoldedFilters({ chosen, className, children }: Props) {
  const { filters, filtersChosen } = useWords().frame;
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <div className={styles.fold}>
      <Button
        className={styles.opener}
        variant="default"
        fullWidth
        leftSection={<Icon name="settings" size={16} />}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {chosen > 0 ? filtersChosen(chosen) : filters}
      </Button>
      <div className={className} data-fold={isOpen ? 'open' : 'closed'}>
        {children}
      </div>
    </div>
  );
}
