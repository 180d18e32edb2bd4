import { Picture } from '../../../ui/Picture.tsx';
import outline from '../../../ui/RoomOutline.module.css';
import styles from './SwapPicture.module.css';

type Room = 'lab' | 'works';

interface Props {
  room: Room;
  alts: Record<`diorama-${Room}` | `diorama-${Room}-night`, string>;
  /** For a finger and for a pointer. */
  hints: Record<'tap' | 'rest', string>;
}

const sizes = '(min-width: 992px) 75vw, 142vw';

/** The same room by day and by night, one over the other. */
export function RoomPictures({ room, alts, hints }: Props) {
  return (
    <>
      <span className={`${styles.room} ${outline.outlined}`}>
        <span className={styles.day}>
          <Picture of={`diorama-${room}`} alt={alts[`diorama-${room}`]} sizes={sizes} whole />
        </span>
        <span className={styles.night}>
          <Picture
            of={`diorama-${room}-night`}
            alt={alts[`diorama-${room}-night`]}
            sizes={sizes}
            whole
          />
        </span>
      </span>
      <span className={styles.hint}>
        <span className={styles.tap}>{hints.tap}</span>
        <span className={styles.rest}>{hints.rest}</span>
      </span>
    </>
  );
}
