import type { Language } from '#domain/language.ts';
import { postPath } from '#domain/pages.ts';
import { type ListedPost, pictureAddress, pictureSet } from '#domain/post.ts';
import { Picture } from './Picture.tsx';
import styles from './PostCard.module.css';
import { PostDate } from './PostDate.tsx';

interface Props {
  post: ListedPost;
  /** The language of the page around the card. */
  language: Language;
  words: { writtenIn: string };
  /** For the first row, which is seen at once. */
  isEager?: boolean;
}

/** In four columns, as both lists have it on a wide screen. */
const sizes = '(min-width: 1248px) 276px, (min-width: 992px) 23vw, (min-width: 768px) 30vw, 46vw';

/** A post in a list: picture, date and title in one link. */
export function PostCard({ post, language, words, isEager }: Props) {
  const { title, picture } = post;
  return (
    <a className={styles.card} href={postPath(post.mnum, language)}>
      <span className={styles.frame}>
        {picture ? (
          <img
            className={styles.picture}
            src={pictureAddress(picture, picture.widths[1] ?? picture.width)}
            srcSet={pictureSet(picture)}
            sizes={sizes}
            width={picture.width}
            height={picture.height}
            alt=""
            loading={isEager ? 'eager' : 'lazy'}
            decoding={isEager ? 'auto' : 'async'}
          />
        ) : (
          <Picture of="quiet" alt="" sizes={sizes} whole className={styles.placeholder} />
        )}
      </span>
      <span className={styles.about}>
        <PostDate post={post} language={language} words={words} badgeClass={styles.badge} />
      </span>
      <h2 className={styles.title} lang={post.language === language ? undefined : post.language}>
        {title}
      </h2>
    </a>
  );
}
