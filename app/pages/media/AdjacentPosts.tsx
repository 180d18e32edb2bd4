import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { postPath } from '#domain/pages.ts';
import type { PublishedPost } from '#domain/post.ts';
import { PostDate } from '../../ui/PostDate.tsx';
import { PostPicture } from '../../ui/PostPicture.tsx';
import { PostTitle } from '../../ui/PostTitle.tsx';
import styles from './AdjacentPosts.module.css';

interface Props {
  post: Pick<PublishedPost, 'previous' | 'next'>;
  language: Language;
  words: Words['media']['detail'];
  card: Words['media']['card'];
}

/** The posts before and after this one by date; either takes its place (back-to-list.ts). */
export function AdjacentPosts({ post, language, words, card }: Props) {
  const directions = (['previous', 'next'] as const).filter((direction) => post[direction]);
  if (directions.length === 0) return null;
  return (
    <nav aria-label={words.around} className={styles.neighbours} data-neighbours="">
      {directions.map((direction) => {
        const other = post[direction];
        return (
          other && (
            <a
              key={direction}
              href={postPath(other.mnum, language)}
              rel={direction === 'previous' ? 'prev' : 'next'}
              className={styles.neighbour}
            >
              <PostPicture
                of={other.picture}
                sizes="(min-width: 1536px) 44rem, (min-width: 480px) 46vw, 96vw"
                className={styles.picture}
              />
              <span className={styles.words}>
                <span className={styles.side}>
                  <svg viewBox="0 0 24 12" width="22" height="11" aria-hidden="true">
                    <path
                      d="M24 6H2M7 1 2 6l5 5"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="1.6"
                    />
                  </svg>
                  {words[direction]}
                </span>
                <span
                  className={styles.title}
                  lang={other.language === language ? undefined : other.language}
                >
                  <PostTitle of={other} />
                </span>
                <span className={styles.date}>
                  <PostDate
                    post={other}
                    language={language}
                    words={card}
                    badgeClass={styles.badge}
                  />
                </span>
              </span>
            </a>
          )
        );
      })}
    </nav>
  );
}
