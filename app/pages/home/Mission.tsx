import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import outline from '../../ui/RoomOutline.module.css';
import styles from './Mission.module.css';

interface Props {
  words: Words['home']['mission'];
  body: string;
  alt: string;
  language: Language;
}

const sizes = '(min-width: 1200px) 1100px, 100vw';

/** One room, in which the light goes out on the way past it; by night it is out already. */
export function Mission({ words, body, alt, language }: Props) {
  return (
    <section className={styles.mission} aria-labelledby="mission">
      <div className={styles.inside}>
        <h2 id="mission" className={styles.title}>
          {words.title}
        </h2>
        <div className={styles.say}>
          <p>{body}</p>
          <LinkButton to={pagePath('brand', language)}>{words.action}</LinkButton>
        </div>
      </div>
      <figure className={styles.figure}>
        <div className={`${styles.room} ${outline.outlined}`}>
          <Picture of="diorama-daycare" alt={alt} sizes={sizes} whole className={styles.day} />
          <Picture of="diorama-daycare-night" alt="" sizes={sizes} whole className={styles.night} />
        </div>
        <figcaption>{words.caption}</figcaption>
      </figure>
    </section>
  );
}
