import type { ReactNode } from 'react';
import styles from './EmptyField.module.css';
import { Picture } from './Picture.tsx';

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
        <Picture of="field-sun" alt="" className={styles.byDay} />
        <Picture of="field-dark" alt="" className={styles.byNight} />
        <div className={styles.beads}>
          <Picture of="field-glow" alt="" className={styles.glow} />
        </div>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
