import type { Words } from '#content/words.ts';
import { inquiryTopics } from '#domain/inquiry-topic.ts';
import styles from './Suggestions.module.css';

interface Props {
  words: Words['contact']['suggestions'];
  value: string;
  onPick: (name: string) => void;
}

/** The sample has its own switch below, so it is not offered here. */
const offered = inquiryTopics.filter((field) => field !== 'sample');

export function Suggestions({ words, value, onPick }: Props) {
  return (
    <ul className={styles.list} aria-label={words.label}>
      {offered.map((field) => {
        const isPicked = value === words[field];
        return (
          <li key={field}>
            <button
              type="button"
              className={styles.suggestion}
              aria-pressed={isPicked}
              onClick={() => onPick(isPicked ? '' : words[field])}
            >
              {words[field]}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
