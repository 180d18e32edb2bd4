import { Link } from 'react-router';
import styles from './LinkButton.module.css';

interface Props {
  to: string;
  /** ink: on paper and on glow; glow: the one that matters on dark; line: the quieter one. */
  tone?: 'ink' | 'glow' | 'line';
  children: string;
}

/** A link that asks to be followed: one or two on a screen, never more. */
export function LinkButton({ to, tone = 'ink', children }: Props) {
  return (
    <Link className={`${styles.action} ${styles[tone]}`} to={to}>
      {children}
      <svg className={styles.arrow} viewBox="0 0 24 12" aria-hidden="true">
        <path d="M0 6h22M17 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </Link>
  );
}
