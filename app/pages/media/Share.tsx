import type { Words } from '#content/words.ts';
import styles from './Share.module.css';

interface Props {
  title: string;
  path: string;
  words: Words['media']['detail'];
}

/**
 * Copying and sharing need JavaScript, so share-post.ts shows the buttons, in space that is
 * reserved for them.
 */
export function Share({ title, path, words }: Props) {
  return (
    <div className={styles.share} data-share={path} data-title={title}>
      <p
        role="status"
        className={styles.message}
        data-copied={words.copied}
        data-failed={words.copyFailed}
      />
      <button type="button" data-copy-link="" hidden>
        {words.copy}
      </button>
      <button type="button" data-share-link="" hidden>
        {words.share}
      </button>
    </div>
  );
}
