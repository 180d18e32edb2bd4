import type { ReactNode } from 'react';
import styles from './FirstScreen.module.css';

interface Props {
  labelledBy?: string;
  /** Says that the picture is an illustration, where one could take it for evidence. */
  caption?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** From the top of the window to the fold, behind the banner, whose `picture` is then `below`. */
export function FirstScreen({ labelledBy, className, caption, children }: Props) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element aria-labelledby={labelledBy} className={`${styles.screen} ${className ?? ''} on-ink`}>
      {caption && <p className={styles.caption}>{caption}</p>}
      {children}
    </Element>
  );
}
