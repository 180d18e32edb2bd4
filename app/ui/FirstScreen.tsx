import type { ReactNode } from 'react';
import styles from './FirstScreen.module.css';

interface Props {
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** From the top of the window to the fold, behind the banner, whose `picture` is then `below`. */
export function FirstScreen({ labelledBy, className, children }: Props) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element aria-labelledby={labelledBy} className={`${styles.screen} ${className ?? ''} on-ink`}>
      {children}
    </Element>
  );
}
