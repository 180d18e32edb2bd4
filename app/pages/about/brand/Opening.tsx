import { brand } from '#content/brand.ts';
import type { Words } from '#content/words.ts';
import { FirstScreen } from '../../../ui/FirstScreen.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Opening.module.css';

interface Props {
  words: Words['about-brand']['opening'];
  alt: string;
  illustration: string;
}

/** The first screen, behind the banner: the promise before a room at night. */
export function Opening({ words, alt, illustration }: Props) {
  return (
    <FirstScreen className={styles.opening}>
      <div className={styles.night}>
        <Picture
          of="diorama-hotel-night"
          alt={alt}
          sizes="(min-width: 992px) 100vw, 125vw"
          priority
          className={styles.room}
          whole
        />
      </div>
      <p className={styles.caption}>{illustration}</p>
      <div className={styles.inside}>
        <p className={styles.tagline} lang="en">
          {words.tagline} <strong>{brand}</strong>
        </p>
        <h2>{words.title}</h2>
        <p className={styles.lead}>{words.lead}</p>
      </div>
    </FirstScreen>
  );
}
