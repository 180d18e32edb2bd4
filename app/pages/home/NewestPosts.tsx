import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import type { ListedPost } from '#domain/post.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PostCard } from '../../ui/PostCard.tsx';
import styles from './NewestPosts.module.css';

interface Props {
  words: Words['home']['media'];
  cards: Parameters<typeof PostCard>[0]['words'];
  posts: readonly ListedPost[];
  language: Language;
}

export function NewestPosts({ words, cards, posts, language }: Props) {
  return (
    <section className={styles.media} aria-labelledby="media">
      <div className={styles.head}>
        <h2 id="media" className={styles.title}>
          {words.title}
        </h2>
        <LinkButton to={pagePath('media', language)} tone="line">
          {words.action}
        </LinkButton>
      </div>
      {posts.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.mnum}>
              <PostCard post={post} language={language} words={cards} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
