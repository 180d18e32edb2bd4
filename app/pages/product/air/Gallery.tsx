import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SwipeStrip } from '../../../ui/SwipeStrip.tsx';
import styles from './Gallery.module.css';

const rooms = ['office', 'hospital', 'hotel', 'daycare'] as const;

interface Props {
  words: Words['product-air']['gallery'];
  alts: Record<`diorama-${(typeof rooms)[number]}`, string>;
  illustration: string;
}

const sizes = '(min-width: 768px) 46vw, 84vw';

/** The rooms by day and, when the page's lights are off, by night: frame/inline-script.js switches them. */
export function Gallery({ words, alts, illustration }: Props) {
  return (
    <section id="gallery" className={styles.gallery} aria-labelledby="gallery-title">
      <div className={styles.head}>
        <h2 id="gallery-title">
          <span className={styles.off}>{words.title.lit}</span>
          <span className={styles.on}>{words.title.dark}</span>
        </h2>
        <p>{words.lead}</p>
        <button type="button" className={styles.switch} data-lights="">
          <span className={styles.off}>{words.switch.off}</span>
          <span className={styles.on}>{words.switch.on}</span>
        </button>
      </div>
      <div className={styles.strip}>
        <SwipeStrip labelledBy="gallery-title" count={rooms.length}>
          <ul className={styles.rooms}>
            {rooms.map((room) => (
              <li key={room}>
                <div className={styles.room}>
                  <div className={styles.day}>
                    <Picture
                      of={`diorama-${room}`}
                      alt={alts[`diorama-${room}`]}
                      whole
                      sizes={sizes}
                      className={styles.picture}
                    />
                  </div>
                  <div className={styles.night}>
                    <Picture
                      of={`diorama-${room}-night`}
                      alt=""
                      whole
                      sizes={sizes}
                      className={styles.picture}
                    />
                  </div>
                </div>
                <div className={styles.name}>
                  <h3>{words.rooms[room].name}</h3>
                  <p>{words.rooms[room].text}</p>
                </div>
              </li>
            ))}
          </ul>
        </SwipeStrip>
      </div>
      <p className={styles.illustration}>{illustration}</p>
    </section>
  );
}
