import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './RoomLight.module.css';

interface Props {
  words: Words['about-brand']['rooms'];
  alts: Record<'diorama-hotel' | 'diorama-hotel-night', string>;
}

const sizes = '(min-width: 992px) 100vw, 150vw';

/**
 * One room whose light goes out as the page is scrolled, or by the handle (dim-room.ts): where
 * scrolling cannot do it, where motion is not wanted, or where the whole page is dark already.
 */
export function RoomLight({ words, alts }: Props) {
  return (
    <section className={styles.section} aria-labelledby="rooms">
      {/* A form only for Firefox: "off" keeps it from restoring the handle after a reload. */}
      <form className={styles.stage} method="dialog" autoComplete="off" data-room="">
        <h2 id="rooms">{words.title}</h2>
        <p className={styles.body}>{words.body}</p>
        <div className={styles.room}>
          <div className={styles.day}>
            <Picture of="diorama-hotel" alt={alts['diorama-hotel']} sizes={sizes} whole />
          </div>
          <div className={styles.night}>
            <Picture
              of="diorama-hotel-night"
              alt={alts['diorama-hotel-night']}
              sizes={sizes}
              whole
            />
          </div>
        </div>
        <div className={styles.handle}>
          <span aria-hidden="true">{words.day}</span>
          <input type="range" defaultValue="0" aria-label={words.handle} data-dim="" />
          <span aria-hidden="true">{words.night}</span>
        </div>
        <p className={styles.caption}>{words.caption}</p>
      </form>
    </section>
  );
}
