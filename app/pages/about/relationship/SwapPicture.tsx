import { Picture } from '../../../ui/Picture.tsx';
import styles from './SwapPicture.module.css';
import { useSwap } from './useSwap.ts';

type Room = 'lab' | 'works';

interface Props {
  room: Room;
  alts: Record<`diorama-${Room}` | `diorama-${Room}-night`, string>;
  hint: string;
}

const sizes = '(min-width: 992px) 58vw, 100vw';

/** A room by day; after the pointer has rested on it, the same room by night. */
export function SwapPicture({ room, alts, hint }: Props) {
  const { isSwapped, isWaiting, stage } = useSwap();
  const classes = [styles.stage, isSwapped && styles.swapped, isWaiting && styles.waiting];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...stage}>
      <span className={styles.day}>
        <Picture of={`diorama-${room}`} alt={alts[`diorama-${room}`]} sizes={sizes} />
      </span>
      <span className={styles.night}>
        <Picture of={`diorama-${room}-night`} alt={alts[`diorama-${room}-night`]} sizes={sizes} />
      </span>
      <span className={styles.hint}>{hint}</span>
    </button>
  );
}
