import type { ReactNode } from 'react';
import styles from './EmptyField.module.css';
import { Picture } from './Picture.tsx';

/** The calm field, from the top of the window to the fold, behind what says that nothing is here. */
export function EmptyField({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.scene} on-ink`}>
      <Picture of="quiet" alt="" priority className={styles.picture} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
