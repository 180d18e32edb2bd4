import type { Words } from '#content/words.ts';
import { type Language, localize } from '#domain/language.ts';
import { Action } from '../../ui/Action.tsx';
import styles from './NewestPosts.module.css';

interface Props {
  words: Words['home']['media'];
  language: Language;
}

export function NewestPosts({ words, language }: Props) {
  return (
    <section className={styles.media} aria-labelledby="media">
      <div className={styles.head}>
        <h2 id="media" className={styles.title}>
          {words.title}
        </h2>
        <Action to={localize('/media', language)} tone="line">
          {words.action}
        </Action>
      </div>
      <p className={styles.empty}>{words.empty}</p>
    </section>
  );
}
