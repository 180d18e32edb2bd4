import { Picture } from '../../../ui/Picture.tsx';
import type { PictureName } from '../../../ui/picture-files.ts';
import styles from './SwapPicture.module.css';
import { useSwap } from './useSwap.ts';

interface Props {
  /** By day, and the same room by night. */
  pictures: readonly [day: PictureName, night: PictureName];
  alts: readonly [day: string, night: string];
  hint: string;
}

const sizes = '(min-width: 992px) 58vw, 100vw';

/** The same place with its lights on and off, from one to the other after resting on it. */
export function SwapPicture({ pictures, alts, hint }: Props) {
  const { swapped, waiting, stage } = useSwap();
  const classes = [styles.stage, swapped && styles.swapped, waiting && styles.waiting];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...stage}>
      <span className={styles.day}>
        <Picture of={pictures[0]} alt={alts[0]} sizes={sizes} />
      </span>
      <span className={styles.night}>
        <Picture of={pictures[1]} alt={alts[1]} sizes={sizes} />
      </span>
      <span className={styles.hint}>{hint}</span>
    </button>
  );
}
