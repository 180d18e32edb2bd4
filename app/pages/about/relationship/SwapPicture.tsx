import type { ReactNode } from 'react';
import styles from './SwapPicture.module.css';
import { useSwap } from './useSwap.ts';

/** A room by day; after the pointer has rested on it, the same room by night. */
export function SwapPicture({ children }: { children?: ReactNode }) {
  const { isSwapped, isWaiting, stage } = useSwap();
  const classes = [styles.stage, isSwapped && styles.swapped, isWaiting && styles.waiting];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-swapped={isSwapped || undefined}
      {...stage}
    >
      {children}
      <svg className={styles.ring} viewBox="0 0 80 80" aria-hidden="true">
        <circle cx="40" cy="40" r="37" />
        <circle cx="40" cy="40" r="37" pathLength="1" />
      </svg>
    </button>
  );
}
