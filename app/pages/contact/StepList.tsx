import type { Words } from '#content/words.ts';
import styles from './StepList.module.css';

interface Props {
  current: 1 | 2 | 3;
  words: Words['contact']['steps'];
}

/** Three points on a line, 600 px wide, never wider than the screen. */
export function StepList({ current, words }: Props) {
  return (
    <ol className={styles.steps} aria-label={words.label}>
      {[words.one, words.two, words.three].map((name, index) => {
        const step = index + 1;
        const isDone = step < current;
        return (
          <li
            key={name}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.point}>
              {isDone ? (
                <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  <path d="M2 6.5 5 9.5 10.5 3" fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
              ) : (
                step
              )}
            </span>
            <span className={styles.name}>
              {name}
              {isDone && <span className="visually-hidden"> ({words.done})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
