import type { ReactNode } from 'react';
import type { PartName } from './parts.ts';
import styles from './SettingsPage.module.css';

interface Props {
  name: PartName;
  current: PartName;
  children: ReactNode;
}

/** What is not shown stays in the form, so that changes of several parts are saved at once. */
export function Part({ name, current, children }: Props) {
  return (
    <div className={styles.part} data-part={name} hidden={name !== current}>
      {children}
    </div>
  );
}

interface PairProps {
  /** As high as the highest of their row. */
  isEven?: boolean;
  children: ReactNode;
}

/** Short fields two to a row, where there is room. */
export function Pair({ isEven, children }: PairProps) {
  return (
    <div className={styles.pair} data-even={isEven}>
      {children}
    </div>
  );
}
