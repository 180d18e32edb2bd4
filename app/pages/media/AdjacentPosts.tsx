import { Link } from 'react-router';
import type { Words } from '#content/words.ts';
import { type Language, localize } from '#domain/language.ts';
import type { PublishedPost } from '#domain/post.ts';
import styles from './AdjacentPosts.module.css';

interface Props {
  post: Pick<PublishedPost, 'previous' | 'next'>;
  language: Language;
  words: Words['media']['detail'];
}

/** The posts before and after this one by date. */
export function AdjacentPosts({ post, language, words }: Props) {
  const sides = (['previous', 'next'] as const).filter((side) => post[side]);
  if (sides.length === 0) return null;
  return (
    <nav aria-label={words.around} className={styles.neighbours}>
      {sides.map((side) => {
        const other = post[side];
        return (
          other && (
            <Link
              key={side}
              to={localize(`/media/${other.mnum}`, language)}
              rel={side === 'previous' ? 'prev' : 'next'}
              className={styles[side]}
            >
              <span className={styles.side}>{words[side]}</span>
              <span
                className={styles.title}
                lang={other.language === language ? undefined : other.language}
              >
                {other.title}
              </span>
            </Link>
          )
        );
      })}
    </nav>
  );
}
