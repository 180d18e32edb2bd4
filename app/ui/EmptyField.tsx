import type { ReactNode } from 'react';
import { BeadPlain } from './BeadPlain.tsx';
import styles from './EmptyField.module.css';

interface Props {
  /** The banner, which is always dark, lies on the field. */
  isUnderBanner?: boolean;
  children: ReactNode;
}

/** The surface with one glow on it, behind what says that nothing is here. */
export function EmptyField({ isUnderBanner = false, children }: Props) {
  const classes = [styles.scene, isUnderBanner && styles.underBanner, isUnderBanner && 'on-ink'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className={styles.field} data-glow-field="">
        <BeadPlain>
          <div className={styles.shining} />
          <div className={styles.glow} />
        </BeadPlain>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
