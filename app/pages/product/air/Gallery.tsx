import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Gallery.module.css';

const rooms = ['office', 'hospital', 'hotel', 'daycare'] as const;

interface Props {
  words: Words['product-air']['gallery'];
  alts: Record<`diorama-${(typeof rooms)[number]}`, string>;
  illustration: string;
}

/** The rooms by day and by night. A checkbox and CSS switch the light, without JavaScript. */
export function Gallery({ words, alts, illustration }: Props) {
  const sizes = '(min-width: 78rem) 36rem, (min-width: 768px) 46vw, 92vw';
  return (
    <section id="gallery" className={styles.gallery} aria-labelledby="gallery-title">
      <div className={styles.inside}>
        {/* A form only for Firefox: "off" keeps it from restoring the switch after a reload. */}
        <form className={styles.head} method="dialog" autoComplete="off">
          <h2 id="gallery-title">{words.title}</h2>
          <p>{words.lead}</p>
          <label className={styles.switch}>
            <input type="checkbox" data-night-switch="" />
            <span className={styles.knob} />
            {words.switch}
          </label>
        </form>
        <ul className={styles.rooms}>
          {rooms.map((room) => (
            <li key={room}>
              <figure>
                <div className={styles.room}>
                  <div className={styles.day}>
                    <Picture
                      of={`diorama-${room}`}
                      alt={alts[`diorama-${room}`]}
                      whole
                      sizes={sizes}
                    />
                  </div>
                  <div className={styles.night}>
                    <Picture of={`diorama-${room}-night`} alt="" whole sizes={sizes} />
                  </div>
                </div>
                <figcaption>
                  <h3>{words.rooms[room].name}</h3>
                  <p>{words.rooms[room].text}</p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className={styles.illustration}>{illustration}</p>
      </div>
    </section>
  );
}
