import type { ReactNode } from 'react';
import styles from './SubmitBar.module.css';

interface Props {
  isShown: boolean;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** In sight at the foot of a long form while there is something to save. */
export function SubmitBar({ isShown, text, children }: Props) {
  if (!isShown) return null;
  return (
    <div className={styles.bar}>
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
