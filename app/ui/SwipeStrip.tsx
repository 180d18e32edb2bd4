import type { ReactNode } from 'react';
import styles from './SwipeStrip.module.css';

interface Props {
  /** Of the heading that names it. */
  labelledBy: string;
  /** How many steps there are to swipe to. */
  count: number;
  /** A list as wide as its steps: each is as wide as --step on a phone. */
  children: ReactNode;
}

/** On a phone a row to swipe along, with a mark below for each step; elsewhere its list alone. */
export function SwipeStrip({ labelledBy, count, children }: Props) {
  return (
    <>
      {/* A group, which the arrow keys scroll sideways on a phone. */}
      {/* biome-ignore lint/a11y: see above */}
      <div role="group" aria-labelledby={labelledBy} className={styles.strip} tabIndex={0}>
        {children}
      </div>
      {/* mark-position.ts tells them which one is seen. */}
      <p className={styles.marks} data-position="" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          <span key={at} />
        ))}
      </p>
    </>
  );
}
