import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import outline from '../../../ui/RoomOutline.module.css';
import styles from './RoomLight.module.css';

interface Props {
  words: Words['about-brand']['rooms'];
  alts: Record<'diorama-hospital' | 'diorama-hospital-night', string>;
}

const sizes = '(min-width: 992px) 112vw, 211vw';

/**
 * One room whose night moves in from the left as the page is scrolled, or by the handle
 * (dim-room.ts): where scrolling cannot do it, or where motion is not wanted.
 */
export function RoomLight({ words, alts }: Props) {
  return (
    <section className={styles.section} aria-labelledby="rooms">
      {/* A form only for Firefox: "off" keeps it from restoring the handle after a reload. */}
      <form className={styles.stage} method="dialog" autoComplete="off" data-room="">
        <h2 id="rooms" className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.body}>{words.body}</p>
        <div className={`${styles.room} ${outline.outlined}`}>
          <Picture of="diorama-hospital" alt={alts['diorama-hospital']} sizes={sizes} whole />
        </div>
        <div className={`${styles.handle} on-ink`}>
          <span aria-hidden="true">{words.day}</span>
          <input type="range" defaultValue="0" aria-label={words.handle} data-dim="" />
          <span aria-hidden="true">{words.night}</span>
        </div>
        <p className={styles.caption}>{words.caption}</p>
        {/* The same words again, in the night's colors as far as the night reaches. */}
        <div className={`${styles.night} on-ink`}>
          <div className={styles.title} aria-hidden="true">
            {words.title}
          </div>
          <p className={styles.body} aria-hidden="true">
            {words.body}
          </p>
          <div className={`${styles.room} ${outline.outlined}`}>
            <Picture
              of="diorama-hospital-night"
              alt={alts['diorama-hospital-night']}
              sizes={sizes}
              whole
            />
          </div>
          <div className={styles.handlePlace} />
          <p className={styles.caption} aria-hidden="true">
            {words.caption}
          </p>
        </div>
      </form>
    </section>
  );
}
