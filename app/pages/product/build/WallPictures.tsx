import type { PictureName } from '#domain/picture-files.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './WallPictures.module.css';

interface WallPicture {
  id: string;
  of: PictureName;
  alt: string;
  words: { name: string; title: string; lead: string };
}

interface Props {
  pictures: readonly [WallPicture, WallPicture];
  caption: string;
  sides: { uncoated: string; coated: string };
}

/**
 * The same wall twice, from one camera: where scrolling can drive it, one picture that stays while
 * the second is drawn up over it, with links that scroll to either; elsewhere one below the other.
 */
export function WallPictures({ pictures, caption, sides }: Props) {
  return (
    <div className={`${styles.wall} on-ink`}>
      {pictures.map(({ id, of, alt, words }) => (
        <section key={id} id={id} className={styles.state} aria-labelledby={`${id}-title`}>
          <div className={styles.stage}>
            <figure className={styles.figure}>
              <Picture of={of} alt={alt} className={styles.picture} />
              <p className={styles.sides} aria-hidden="true">
                <span>{sides.uncoated}</span>
                <span>{sides.coated}</span>
              </p>
              <figcaption>{caption}</figcaption>
            </figure>
            <div className={styles.say}>
              <h2 id={`${id}-title`}>{words.title}</h2>
              <p>{words.lead}</p>
            </div>
          </div>
        </section>
      ))}
      <p className={styles.choices}>
        {pictures.map(({ id, words }) => (
          <a key={id} href={`#${id}`}>
            {words.name}
          </a>
        ))}
      </p>
    </div>
  );
}
