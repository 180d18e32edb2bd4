import type { Words } from '#content/words.ts';
import { inquiryTopics } from '#domain/inquiry-topic.ts';
import stepStyles from '../Step.module.css';
import styles from './Suggestions.module.css';

interface Props {
  words: Words['contact']['suggestions'];
  value: string;
  onPick: (name: string) => void;
}

/** The sample has its own switch below, so it is not offered here. */
const offered = inquiryTopics.filter((topic) => topic !== 'sample');

export function Suggestions({ words, value, onPick }: Props) {
  return (
    <div className={`${styles.suggestions} ${stepStyles.withScripts}`}>
      <p id="suggestions">{words.label}</p>
      <ul aria-labelledby="suggestions">
        {offered.map((topic) => {
          const isPicked = value === words[topic];
          return (
            <li key={topic}>
              <button
                type="button"
                className={styles.suggestion}
                aria-pressed={isPicked}
                onClick={() => onPick(isPicked ? '' : words[topic])}
              >
                {words[topic]}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
