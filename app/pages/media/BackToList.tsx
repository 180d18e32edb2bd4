import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import styles from './BackToList.module.css';

interface Props {
  to: string;
  label: string;
}

/** Back to where the reader came from, the list as they had left it; without history, the list. */
export function BackToList({ to, label }: Props) {
  function goBack(event: MouseEvent) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !cameFromHere()) return;
    event.preventDefault();
    window.history.back();
  }

  return (
    <Link to={to} className={styles.back} onClick={goBack}>
      <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
        <path d="M24 6H2M7 1 2 6l5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      {label}
    </Link>
  );
}

/** Whether the entry before this one in the history is a page of this site. */
function cameFromHere(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  const steps = (window.history.state as { idx?: number } | null)?.idx ?? 0;
  return steps > 0 || document.referrer.startsWith(`${window.location.origin}/`);
}
