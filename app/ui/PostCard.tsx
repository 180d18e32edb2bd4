import { Link } from 'react-router';
import { type Language, localize, ownName } from '#domain/language.ts';
import { type ListedPost, pictureAddress, pictureSet } from '#domain/post.ts';
import { formatDay } from './format.ts';
import { Picture } from './Picture.tsx';
import styles from './PostCard.module.css';

interface Props {
  post: ListedPost;
  /** The language of the page around the card. */
  language: Language;
  words: { writtenIn: string };
  /** How wide the card stands in the layout, as in the sizes attribute. */
  sizes?: string;
  /** For the first row, which is seen at once. */
  isEager?: boolean;
}

const inFourColumns =
  '(min-width: 1248px) 276px, (min-width: 992px) 23vw, (min-width: 768px) 30vw, 46vw';

/** A post in a list: its picture, date and title, all one link. */
export function PostCard({ post, language, words, sizes = inFourColumns, isEager }: Props) {
  const { title, picture } = post;
  const isForeign = post.language !== language;
  return (
    <Link className={styles.card} to={localize(`/media/${post.mnum}`, language)}>
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
        <time dateTime={new Date(post.regDate).toISOString()}>
          {formatDay(post.regDate, language)}
        </time>
        {isForeign && (
          <span className={styles.badge}>
            <span className="visually-hidden">{words.writtenIn} </span>
            <span lang={post.language}>{ownName[post.language]}</span>
          </span>
        )}
      </span>
      <h2 className={styles.title} lang={isForeign ? post.language : undefined}>
        {title}
      </h2>
    </Link>
  );
}
