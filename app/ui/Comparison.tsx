import type { PostPicture as PictureOfPost } from '#domain/post.ts';
import styles from './Comparison.module.css';
import { PostPicture } from './PostPicture.tsx';
import { SlideLine } from './SlideLine.tsx';

interface Shown {
  picture: PictureOfPost;
  alt: string;
}

interface Props {
  before: Shown;
  after: Shown;
  words: { before: string; after: string; compare: string };
  lang?: string | undefined;
}

const sizes = '(min-width: 1536px) 1440px, 96vw';

/** The same place before and after, with a line between them to move; without scripts side by side. */
export function Comparison({ before, after, words, lang }: Props) {
  return (
    <figure className={styles.comparison}>
      <div className={styles.before} lang={lang}>
        <PostPicture of={before.picture} alt={before.alt} sizes={sizes} isEager />
      </div>
      <div className={styles.after} lang={lang}>
        <PostPicture of={after.picture} alt={after.alt} sizes={sizes} isEager="first" />
      </div>
      <SlideLine id="comparison-line" labelId="comparison-hint" />
      <figcaption className={styles.caption}>
        <span>{words.before}</span> <span>{words.after}</span>
        <label className={styles.hint} id="comparison-hint" htmlFor="comparison-line">
          {words.compare}
        </label>
      </figcaption>
    </figure>
  );
}
