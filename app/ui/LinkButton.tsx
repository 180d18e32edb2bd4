import type { ReactNode } from 'react';
import styles from './LinkButton.module.css';

interface Props {
  to: string;
  /** ink: on light and green; glow: the main one on dark; line: the secondary one. */
  tone?: 'ink' | 'glow' | 'line';
  children: ReactNode;
}

/** A link that looks like a button, for the main steps of a page. */
export function LinkButton({ to, tone = 'ink', children }: Props) {
  return (
    <a className={`${styles.action} ${styles[tone]}`} href={to}>
      {children}
      <svg className={styles.arrow} viewBox="0 0 24 12" aria-hidden="true">
        <path d="M0 6h22M17 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </a>
  );
}
