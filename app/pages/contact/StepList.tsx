import type { Words } from '#content/words.ts';
import { checkFields } from '#domain/check-fields.ts';
import type { DraftState } from './draft/draft.ts';
import styles from './StepList.module.css';
import { useDraft } from './useDraft.ts';

interface Props {
  current: 1 | 2 | 3;
  words: Words['contact']['steps'];
}

function isValid(step: number, { draft, agreedTo }: DraftState): boolean {
  const hasErrors = Object.keys(checkFields(draft.fields, step === 1 ? 1 : 2)).length > 0;
  return !hasErrors && (step === 1 || agreedTo !== '');
}

/** Three points on a line, 600 px wide, never wider than the screen. */
export function StepList({ current, words }: Props) {
  const state = useDraft();
  return (
    <ol className={styles.steps} aria-label={words.label}>
      {[words.one, words.two, words.three].map((name, index) => {
        const step = index + 1;
        const isDone = step < current && isValid(step, state);
        return (
          <li
            key={name}
            data-done={isDone || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            {/* Once done, a tick is drawn there. */}
            <span className={styles.point}>{isDone || step}</span>
            <span className={styles.name} data-name={name}>
              <span>
                {name}
                {isDone && <span className="visually-hidden"> ({words.done})</span>}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
