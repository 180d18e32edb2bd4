import type { Language } from '#domain/language.ts';
import { postPath } from '#domain/pages.ts';
import type { ListedPost } from '#domain/post.ts';
import styles from './PostCard.module.css';
import { PostDate } from './PostDate.tsx';
import { PostPicture } from './PostPicture.tsx';
import { PostTitle } from './PostTitle.tsx';

interface Props {
  post: ListedPost;
  /** The language of the page around the card. */
  language: Language;
  words: { writtenIn: string };
  /** For the first row, which is seen at once. */
  isEager?: boolean;
  /** The one that stands across two columns. */
  isLead?: boolean;
}

/** As wide as they are drawn, which is more than their boxes where these are high and cut them. */
const sizes = '(min-width: 1536px) 340px, (min-width: 992px) 23vw, (min-width: 768px) 30vw, 46vw';
const leadSizes =
  '(min-width: 1536px) 1000px, (min-width: 992px) 66vw, (min-width: 768px) 90vw, 120vw';

/** A post in a list: picture, date and title in one link. */
export function PostCard(props: Props) {
  const { post, language, words, isEager = false, isLead = false } = props;
  const lang = post.language === language ? undefined : post.language;
  return (
    <a
      className={styles.card}
      href={postPath(post.mnum, language)}
      data-large={isLead || undefined}
    >
      <PostPicture
        of={post.picture}
        sizes={isLead ? leadSizes : sizes}
        isEager={isEager}
        className={styles.picture}
      />
      <div className={styles.words}>
        <span className={styles.about}>
          <PostDate post={post} language={language} words={words} badgeClass={styles.badge} />
        </span>
        <h2 className={styles.title} lang={lang}>
          <PostTitle of={post} />
        </h2>
      </div>
    </a>
  );
}
