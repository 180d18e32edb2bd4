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

/** Short fields two to a row, where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
