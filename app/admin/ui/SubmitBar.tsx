import type { ReactNode } from 'react';
import styles from './SubmitBar.module.css';

interface Props {
  /** Whether there is something to save. */
  isOpen: boolean;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** Always in sight at the foot of a long form: whether there is something to save, and saving it. */
export function SubmitBar({ isOpen, text, children }: Props) {
  return (
    <div className={styles.bar} data-open={isOpen || undefined}>
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
