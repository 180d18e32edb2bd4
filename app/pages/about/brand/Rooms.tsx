import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Rooms.module.css';

interface Props {
  words: Words['about-brand']['rooms'];
  alts: Record<'diorama-hospital' | 'diorama-hospital-night', string>;
}

const sizes = '(min-width: 768px) 50vw, 100vw';

/** The same room by day on a light half and by night on a dark half. */
export function Rooms({ words, alts }: Props) {
  return (
    <section aria-labelledby="rooms">
      <div className={styles.head}>
        <h2 id="rooms">{words.title}</h2>
        <p>{words.body}</p>
      </div>
      <div className={styles.rooms}>
        <figure className={styles.day}>
          <Picture of="diorama-hospital" alt={alts['diorama-hospital']} sizes={sizes} />
          <figcaption>{words.day}</figcaption>
        </figure>
        <figure className={styles.night}>
          <Picture of="diorama-hospital-night" alt={alts['diorama-hospital-night']} sizes={sizes} />
          <figcaption>{words.night}</figcaption>
        </figure>
      </div>
      <p className={styles.caption}>{words.caption}</p>
    </section>
  );
}
