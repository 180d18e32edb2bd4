import type { ReactNode } from 'react';
import styles from './Dropdown.module.css';

interface Props {
  /** What the closed dropdown reads. */
  label: ReactNode;
  /** Where the choices stand; `end` keeps a menu at the right edge inside the page. */
  align?: 'start' | 'end';
  /** Marks the part of the site that the visitor is in. */
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native disclosure, so that it opens before hydration and without JavaScript. The shared name
 * lets only one be open; closing on a click elsewhere, on Escape and after a pick is done for all
 * of them by frame/inline-script.js.
 */
export function Dropdown({ label, align = 'start', isCurrent, className, children }: Props) {
  return (
    <details
      name="dropdown"
      data-dropdown=""
      className={className ? `${styles.dropdown} ${className}` : styles.dropdown}
    >
      <summary className={styles.label} aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <svg className={styles.arrow} viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <div className={styles.panel} data-align={align}>
        {children}
      </div>
    </details>
  );
}
