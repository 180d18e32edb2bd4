import type { Language } from '#domain/language.ts';
import type { DraftState } from '#server/posts/drafts.ts';
import { useWords } from '../words/words.tsx';
import { StateBadge } from './editor/StateBadge.tsx';
import styles from './StateDots.module.css';

interface Props {
  order: readonly Language[];
  stateOf(language: Language): DraftState | undefined;
  isDeleted?: boolean;
}

/** What is as it should be is a quiet dot; what waits for somebody says so in words. */
export function StateDots({ order, stateOf, isDeleted = false }: Props) {
  const { posts, languages } = useWords();
  return (
    <ul className={styles.dots}>
      {order.map((code) => {
        const state = stateOf(code);
        const isQuiet = isDeleted || !state || state === 'published';
        if (!isQuiet) {
          return (
            <li key={code}>
              <StateBadge state={state} label={code.toUpperCase()} />
            </li>
          );
        }
        if (isDeleted && !state) return null;
        const name = isDeleted ? '' : state ? posts.states[state] : posts.missing;
        return (
          <li
            key={code}
            className={styles.quiet}
            data-missing={!state || undefined}
            data-deleted={isDeleted || undefined}
            title={`${languages[code]} ${name}`}
          >
            {code.toUpperCase()}
            <span className="visually-hidden"> {name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What the two dots mean; all other states are said in words. */
export function StateLegend({ className }: { className: string | undefined }) {
  const { posts } = useWords();
  return (
    <p className={className} aria-hidden="true">
      <span className={styles.quiet}>{posts.states.published}</span>
      <span className={styles.quiet} data-missing>
        {posts.missing}
      </span>
    </p>
  );
}
