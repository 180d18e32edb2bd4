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
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <path
            d="M7.5 10.5 10.5 7.5M8 5l1.8-1.8a3.5 3.5 0 0 1 5 5L13 10M10 13l-1.8 1.8a3.5 3.5 0 0 1-5-5L5 8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
        {words.copy}
      </button>
      <button type="button" data-share-link="" hidden>
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <path
            d="M9 11V2M5.5 5 9 1.5 12.5 5M4.5 8H3v8h12V8h-1.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
        {words.share}
      </button>
    </div>
  );
}
